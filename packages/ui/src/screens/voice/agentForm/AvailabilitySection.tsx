import { useTranslation, voiceAgentsTexts, voiceAgentFormTexts } from '@platform/i18n';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { FormSection } from '../../../patterns/FormPage/FormSection.tsx';
import { NumberSentence } from '../numbers/NumberSentence.tsx';
import type { EditedAgent } from './agentFormTypes.ts';
import { Text } from '../../../components/Text/Text.tsx';

export interface AvailabilitySectionProps extends EditedAgent {
  isLocked: boolean;
}

export function AvailabilitySection({
  name,
  isEnabled,
  phoneNumber,
  isLocked,
  onSwitch,
}: AvailabilitySectionProps) {
  const t = useTranslation(voiceAgentsTexts, voiceAgentFormTexts);
  const answering = phoneNumber ? (
    <NumberSentence
      text={t('voiceAgentForm.availability.answering', { number: phoneNumber })}
      number={phoneNumber}
    />
  ) : (
    t('voiceAgentForm.availability.noNumber')
  );
  return (
    <FormSection
      title={t('voiceAgentForm.section.availability')}
      description={t('voiceAgentForm.about.availability')}
    >
      <div>
        <Switch
          label={t('voiceAgents.switch', { name })}
          isLabelHidden
          stateText={t(isEnabled ? 'voiceAgents.online' : 'voiceAgents.offline')}
          checked={isEnabled}
          disabled={isLocked}
          onCheckedChange={onSwitch}
        />
        <Text as="p" tone="secondary">
          {isEnabled ? answering : t('voiceAgentForm.availability.silent')}
        </Text>
      </div>
    </FormSection>
  );
}
