import type { Tool } from '@platform/domain';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { useId } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { focusClicked } from '../../internal/focusClicked.ts';
import { ChangedMark } from '../../patterns/ListPage/ChangedRecords.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import { kindIcon } from './toolKinds.ts';
import type { ToolIntegration, ToolsScreenProps } from './types.ts';

export interface ToolCardProps extends Pick<ToolsScreenProps, 'integrationsHref' | 'onSwitch'> {
  tool: Tool;
  /** What it needs and is not connected. */
  missing: ToolIntegration | undefined;
  onOpen: (tool: Tool) => void;
}

/** A tool: what it does, who uses it, and whether it may be used. */
export function ToolCard({ tool, missing, integrationsHref, onOpen, onSwitch }: ToolCardProps) {
  const t = useTranslation(voiceToolsTexts);
  const titleId = useId();
  const { kind, kindText, isEnabled, agents } = tool;
  const name = tool.name || t('voiceTools.unnamed');
  const canAct = tool.id !== '';
  return (
    <article aria-labelledby={titleId}>
      <ChangedMark ids={[tool.id]} />
      <header>
        <IconTile icon={kindIcon(kind)} tone={isEnabled ? 'accent' : 'neutral'} />
        <div>
          <h3 id={titleId}>
            {canAct ? (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => {
                  focusClicked(currentTarget);
                  onOpen(tool);
                }}
              >
                <bdi>{name}</bdi>
              </button>
            ) : (
              <bdi>{name}</bdi>
            )}
          </h3>
          <span>
            {kind ? (
              t(`voiceTools.kind.${kind}`)
            ) : (
              <bdi>{kindText || t('common.notAvailable')}</bdi>
            )}
          </span>
        </div>
        <Switch
          label={t('voiceTools.switch', { name })}
          isLabelHidden
          checked={isEnabled}
          disabled={!canAct}
          onCheckedChange={(checked) => onSwitch(tool, checked)}
        />
      </header>
      <p>
        <bdi>{tool.description}</bdi>
      </p>
      <footer>
        {missing ? (
          <Link href={integrationsHref}>
            <Badge tone="warning">{t('voiceTools.connectFirst', { name: missing.name })}</Badge>
          </Link>
        ) : agents.length > 0 ? (
          <span title={agents.map((agent) => agent.name).join(', ')}>
            {t('voiceTools.usedBy', { count: agents.length })}
          </span>
        ) : (
          t('voiceTools.unused')
        )}
      </footer>
    </article>
  );
}
