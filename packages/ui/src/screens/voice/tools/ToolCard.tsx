import type { Tool } from '@platform/domain';
import { useTranslation, voiceToolsTexts } from '@platform/i18n';
import { useId } from 'react';
import { Badge } from '../../../components/Badge/Badge.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { focusClicked } from '../../../internal/focusClicked.ts';
import { ChangedMark } from '../../../patterns/ListPage/ChangedRecords.tsx';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import { kindIcon } from './toolKinds.ts';
import { CardButton } from '../../../patterns/CardGrid/CardButton.styles.ts';
import {
  CardHeader,
  CardText,
  CardTextBlock,
  GridCard,
} from '../../../patterns/CardGrid/CardGrid.styles.ts';
import { ToolName, ToolSwitch, UsageFooter } from './ToolGrid.styles.ts';
import { Text } from '../../../components/Text/Text.tsx';
import type { ToolIntegration, ToolsScreenProps } from './toolsTypes.ts';

export interface ToolCardProps extends Pick<ToolsScreenProps, 'integrationsHref' | 'onSwitch'> {
  tool: Tool;
  missing: ToolIntegration | undefined;
  onOpen: (tool: Tool) => void;
}

export function ToolCard({ tool, missing, integrationsHref, onOpen, onSwitch }: ToolCardProps) {
  const t = useTranslation(voiceToolsTexts);
  const titleId = useId();
  const { kind, kindText, isEnabled, agents } = tool;
  const name = tool.name || t('voiceTools.unnamed');
  const canAct = tool.id !== '';
  return (
    <GridCard aria-labelledby={titleId} data-opens>
      <ChangedMark ids={[tool.id]} />
      <CardHeader>
        <IconTile icon={kindIcon(kind)} tone={isEnabled ? 'accent' : 'neutral'} />
        <CardTextBlock>
          <ToolName id={titleId}>
            {canAct ? (
              <CardButton
                aria-haspopup="dialog"
                onClick={({ currentTarget }) => {
                  focusClicked(currentTarget);
                  onOpen(tool);
                }}
              >
                <bdi>{name}</bdi>
              </CardButton>
            ) : (
              <bdi>{name}</bdi>
            )}
          </ToolName>
          <Text tone="tertiary" size="md">
            {kind ? (
              t(`voiceTools.kind.${kind}`)
            ) : (
              <bdi>{kindText || t('common.notAvailable')}</bdi>
            )}
          </Text>
        </CardTextBlock>
        <ToolSwitch
          label={t('voiceTools.switch', { name })}
          isLabelHidden
          checked={isEnabled}
          disabled={!canAct}
          onCheckedChange={(checked) => onSwitch(tool, checked)}
        />
      </CardHeader>
      <CardText>
        <bdi>{tool.description}</bdi>
      </CardText>
      <UsageFooter>
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
      </UsageFooter>
    </GridCard>
  );
}
