import { useTranslation, voiceCallsTexts } from '@platform/i18n';
import { memo } from 'react';
import { ListFilter } from '../../../patterns/ListPage/ListFilter.tsx';
import { agentOptions } from '../calls/agentOptions.ts';
import type { CallHistoryScreenProps } from '../calls/CallHistoryScreen.tsx';

export interface AgentFilterProps extends Pick<CallHistoryScreenProps, 'agents'> {
  agent: string;
  onFilterChange: (part: { agent: string }) => void;
}

/** Memoised, because choosing a range re-rendered it, too. */
export const AgentFilter = memo(function AgentFilter(props: AgentFilterProps) {
  const { agent, onFilterChange, agents } = props;
  const t = useTranslation(voiceCallsTexts);
  return (
    <ListFilter
      label={t('voiceCalls.filter.agent')}
      allLabel={t('voiceCalls.filter.allAgents')}
      options={agentOptions(agents, agent)}
      value={agent}
      onValueChange={(next) => onFilterChange({ agent: next })}
    />
  );
});
