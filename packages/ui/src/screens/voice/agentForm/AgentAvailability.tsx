import { useTranslation, voiceAgentsTexts, voiceAgentFormTexts } from '@platform/i18n';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { Text } from '../../../components/Text/Text.tsx';
import { NumberSentence } from '../numbers/NumberSentence.tsx';
import type { EditedAgent } from './agentFormTypes.ts';

export interface AgentAvailabilityProps {
  /** Omitted for a new agent. */
  agent: EditedAgent | undefined;
  isLocked: boolean;
  isDirty: boolean;
  /** Saves the form; resolves to false if it could not be saved. */
  save: () => Promise<boolean>;
}

/** Going online saves first, so that callers reach the agent that is shown. */
export function AgentAvailability({ agent, isLocked, isDirty, save }: AgentAvailabilityProps) {
  const t = useTranslation(voiceAgentsTexts, voiceAgentFormTexts);
  if (!agent) {
    return (
      <Text as="p" tone="secondary">
        {t('voiceAgentForm.availability.startsOffline')}
      </Text>
    );
  }
  const { name, isEnabled, phoneNumber, onSwitch } = agent;

  async function handleSwitch(next: boolean): Promise<void> {
    if (next && isDirty && !(await save())) return;
    onSwitch(next);
  }

  const answering = phoneNumber ? (
    <NumberSentence
      text={t('voiceAgentForm.availability.answering', { number: phoneNumber })}
      number={phoneNumber}
    />
  ) : (
    t('voiceAgentForm.availability.noNumber')
  );
  const silent = t(`voiceAgentForm.availability.${isDirty ? 'savesFirst' : 'silent'}`);
  return (
    <div>
      <Switch
        label={t('voiceAgents.switch', { name })}
        isLabelHidden
        stateText={t(isEnabled ? 'voiceAgents.online' : 'voiceAgents.offline')}
        checked={isEnabled}
        disabled={isLocked}
        onCheckedChange={(next) => void handleSwitch(next)}
      />
      <Text as="p" tone="secondary">
        {isEnabled ? answering : silent}
      </Text>
    </div>
  );
}
