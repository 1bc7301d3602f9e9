import { useTranslation, voiceCallsTexts } from '@platform/i18n';
import { ListFilter } from '../../patterns/ListPage/ListFilter.tsx';
import { RangeFilter } from '../../patterns/RangeFilter/RangeFilter.tsx';
import { DIRECTIONS, OUTCOMES, REASONS } from './callWords.ts';
import type { AgentChoice, CallFilter } from './types.ts';

const GROUPS = ['answered', 'success'] as const;

export interface CallFiltersProps {
  /** What the list is narrowed to. */
  filter: CallFilter;
  /** Called with what changed. */
  onFilterChange: (part: Partial<CallFilter>) => void;
  /** The agents to choose from; one that is gone is offered while it is chosen. */
  agents: readonly AgentChoice[];
}

/** What narrows the list of calls beside its search. */
export function CallFilters({ filter, onFilterChange, agents }: CallFiltersProps) {
  const t = useTranslation(voiceCallsTexts);
  return (
    <>
      <RangeFilter value={filter} onValueChange={onFilterChange} />
      <AgentFilter {...{ filter, onFilterChange, agents }} />
      <ListFilter
        label={t('voiceCalls.filter.outcome')}
        allLabel={t('voiceCalls.filter.allOutcomes')}
        options={[
          ...OUTCOMES.map((value) => ({ value, label: t(`voiceCalls.outcome.${value}`) })),
          ...GROUPS.map((value) => ({ value, label: t(`voiceCalls.filter.${value}`) })),
        ]}
        value={filter.outcome}
        onValueChange={(outcome) => onFilterChange({ outcome })}
      />
      <ListFilter
        label={t('voiceCalls.filter.reason')}
        allLabel={t('voiceCalls.filter.allReasons')}
        options={REASONS.map((value) => ({ value, label: t(`voiceCalls.endedReason.${value}`) }))}
        value={filter.reason}
        onValueChange={(reason) => onFilterChange({ reason })}
      />
      <ListFilter
        label={t('voiceCalls.filter.direction')}
        allLabel={t('voiceCalls.filter.allDirections')}
        options={DIRECTIONS.map((value) => ({ value, label: t(`voiceCalls.direction.${value}`) }))}
        value={filter.direction}
        onValueChange={(direction) => onFilterChange({ direction })}
      />
    </>
  );
}

export interface AgentFilterProps extends Pick<CallFiltersProps, 'agents'> {
  filter: Pick<CallFilter, 'agent'>;
  onFilterChange: (part: Pick<CallFilter, 'agent'>) => void;
}

/** The calls of one agent, or of all. */
export function AgentFilter({ filter: { agent }, onFilterChange, agents }: AgentFilterProps) {
  const t = useTranslation(voiceCallsTexts);
  const isKnown = agent === '' || agents.some(({ id }) => id === agent);
  const choices = isKnown ? agents : [{ id: agent, name: agent }, ...agents];
  return (
    <ListFilter
      label={t('voiceCalls.filter.agent')}
      allLabel={t('voiceCalls.filter.allAgents')}
      options={choices.map(({ id, name }) => ({ value: id, label: name || id }))}
      value={agent}
      onValueChange={(next) => onFilterChange({ agent: next })}
    />
  );
}
