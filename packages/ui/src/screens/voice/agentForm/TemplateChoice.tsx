import type { AgentTemplate } from '@platform/domain';
import { useTranslation, voiceAgentsTexts, voiceAgentFormTexts } from '@platform/i18n';
import { PencilLine } from 'lucide';
import { templateIcon } from '../templateIcon.ts';
import { RemoteContent } from '../../../patterns/RemoteContent/RemoteContent.tsx';
import { IconTile } from '../../../patterns/IconTile/IconTile.tsx';
import type { Remote } from '../../../remote.ts';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { RadioCard } from '../../../components/RadioGroup/RadioCard.tsx';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { ChosenDescription, Description } from './TemplateChoice.styles.ts';

export interface TemplateChoiceProps {
  templates: Remote<readonly AgentTemplate[]>;
  templateId: string;
  onChoose: (templateId: string) => void;
}

export function TemplateChoice({ templates, templateId, onChoose }: TemplateChoiceProps) {
  const t = useTranslation(voiceAgentsTexts, voiceAgentFormTexts);
  const blank = {
    id: '',
    name: t('voiceAgents.template.blank'),
    description: t('voiceAgents.template.blankText'),
  };
  return (
    <RadioGroup
      label={t('voiceAgentForm.section.template')}
      isLabelHidden
      value={templateId}
      onValueChange={onChoose}
    >
      <RemoteContent source={templates} loadingText={t('voiceAgents.template.loading')}>
        {(items) => (
          <>
            <Grid columns={2} minColumnWidth="sm" gap="2">
              {[...items, blank].map(({ id, name, description, ...look }) => (
                <RadioCard
                  key={id}
                  media={
                    <IconTile
                      icon={id === '' ? PencilLine : templateIcon(look)}
                      tone={id === templateId ? 'accent' : 'neutral'}
                    />
                  }
                  value={id}
                >
                  <Text as="b" weight="medium" breaksWords isBlock>
                    {name}
                  </Text>
                  <Description forwardedAs="small" tone="secondary" size="md" breaksWords isBlock>
                    {description}
                  </Description>
                </RadioCard>
              ))}
            </Grid>
            <ChosenDescription forwardedAs="p" tone="secondary" size="md" aria-hidden="true">
              {[...items, blank].find(({ id }) => id === templateId)?.description}
            </ChosenDescription>
          </>
        )}
      </RemoteContent>
    </RadioGroup>
  );
}
