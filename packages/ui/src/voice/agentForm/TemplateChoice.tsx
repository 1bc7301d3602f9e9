import type { AgentTemplate } from '@platform/domain';
import { useTranslation, voiceAgentsTexts, voiceAgentFormTexts } from '@platform/i18n';
import { AudioLines, PencilLine } from 'lucide';
import { useId } from 'react';
import { RemoteContent } from '../../patterns/RemoteContent/RemoteContent.tsx';
import { IconTile } from '../../patterns/IconTile/IconTile.tsx';
import type { Remote } from '../../remote.ts';
import { Group } from './AgentForm.styles.ts';
import { Cards, Choice } from './Choice.styles.ts';

export interface TemplateChoiceProps {
  templates: Remote<readonly AgentTemplate[]>;
  /** '' for none. */
  templateId: string;
  onChoose: (templateId: string) => void;
}

/** What a new agent starts from. */
export function TemplateChoice({ templates, templateId, onChoose }: TemplateChoiceProps) {
  const t = useTranslation(voiceAgentsTexts, voiceAgentFormTexts);
  const groupName = useId();
  const blank = {
    id: '',
    name: t('voiceAgents.template.blank'),
    description: t('voiceAgents.template.blankText'),
  };
  return (
    <Group role="radiogroup" aria-label={t('voiceAgentForm.section.template')}>
      <RemoteContent source={templates} loadingText={t('voiceAgents.template.loading')}>
        {(items) => (
          <Cards>
            {[...items, blank].map(({ id, name, description }) => (
              <Choice key={id} data-stacked>
                <IconTile
                  icon={id === '' ? PencilLine : AudioLines}
                  tone={id === templateId ? 'accent' : 'neutral'}
                />
                <label>
                  <input
                    type="radio"
                    name={groupName}
                    checked={id === templateId}
                    onChange={() => onChoose(id)}
                  />
                  <b>{name}</b>
                  <small>{description}</small>
                </label>
              </Choice>
            ))}
          </Cards>
        )}
      </RemoteContent>
    </Group>
  );
}
