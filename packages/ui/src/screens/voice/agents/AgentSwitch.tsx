import { useTranslation, voiceAgentsTexts } from '@platform/i18n';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { useAgentActions } from './AgentTableContext.ts';
import type { VoiceAgent } from './types.ts';

export function AgentSwitch({ agent }: { agent: VoiceAgent }) {
  const t = useTranslation(voiceAgentsTexts);
  const { onSwitch } = useAgentActions('AgentSwitch');
  return (
    <Switch
      label={t('voiceAgents.switch', { name: agent.name })}
      isLabelHidden
      stateText={t(agent.isEnabled ? 'voiceAgents.online' : 'voiceAgents.offline')}
      checked={agent.isEnabled}
      disabled={agent.id === ''}
      onCheckedChange={(isEnabled) => onSwitch(agent, isEnabled)}
    />
  );
}
