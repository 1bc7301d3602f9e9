import { useTranslation, voiceCallsTexts } from '@platform/i18n';
import { memo } from 'react';
import { ListFilter } from '../../../patterns/ListPage/ListFilter.tsx';
import { RangeFilter } from '../../../patterns/RangeFilter/RangeFilter.tsx';
import type { CallHistoryScreenProps } from './CallHistoryScreen.tsx';
import { DIRECTIONS, OUTCOMES, REASONS } from './callTexts.ts';
import type { CallFilter } from './callsTypes.ts';

const GROUPS = ['answered', 'success'] as const;

type CallFiltersProps = Pick<CallHistoryScreenProps, 'filter' | 'onFilterChange' | 'agents'>;

export function CallFilters({ filter, onFilterChange, agents }: CallFiltersProps) {
  const { agent, outcome, reason, direction } = filter;
  return (
    <>
      <RangeFilter value={filter} onValueChange={onFilterChange} />
      <AgentFilter {...{ agent, onFilterChange, agents }} />
      <OutcomeFilter {...{ outcome, onFilterChange }} />
      <ReasonFilter {...{ reason, onFilterChange }} />
      <DirectionFilter {...{ direction, onFilterChange }} />
    </>
  );
}

type FilterProps<Name extends keyof CallFilter> = Pick<CallFilter, Name> &
  Pick<CallFiltersProps, 'onFilterChange'>;

export interface AgentFilterProps extends Pick<CallFiltersProps, 'agents'> {
  agent: string;
  onFilterChange: (part: Pick<CallFilter, 'agent'>) => void;
}

/** Memoised, because changing one filter re-rendered all of them. */
export const AgentFilter = memo(function AgentFilter(props: AgentFilterProps) {
  const { agent, onFilterChange, agents } = props;
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
});

const OutcomeFilter = memo(function OutcomeFilter(props: FilterProps<'outcome'>) {
  const { outcome, onFilterChange } = props;
  const t = useTranslation(voiceCallsTexts);
  return (
    <ListFilter
      label={t('voiceCalls.filter.outcome')}
      allLabel={t('voiceCalls.filter.allOutcomes')}
      options={[
        ...OUTCOMES.map((value) => ({ value, label: t(`voiceCalls.outcome.${value}`) })),
        ...GROUPS.map((value) => ({ value, label: t(`voiceCalls.filter.${value}`) })),
      ]}
      value={outcome}
      onValueChange={(next) => onFilterChange({ outcome: next })}
    />
  );
});

const ReasonFilter = memo(function ReasonFilter(props: FilterProps<'reason'>) {
  const { reason, onFilterChange } = props;
  const t = useTranslation(voiceCallsTexts);
  return (
    <ListFilter
      label={t('voiceCalls.filter.reason')}
      allLabel={t('voiceCalls.filter.allReasons')}
      options={REASONS.map((value) => ({ value, label: t(`voiceCalls.endedReason.${value}`) }))}
      value={reason}
      onValueChange={(next) => onFilterChange({ reason: next })}
    />
  );
});

const DirectionFilter = memo(function DirectionFilter(props: FilterProps<'direction'>) {
  const { direction, onFilterChange } = props;
  const t = useTranslation(voiceCallsTexts);
  return (
    <ListFilter
      label={t('voiceCalls.filter.direction')}
      allLabel={t('voiceCalls.filter.allDirections')}
      options={DIRECTIONS.map((value) => ({ value, label: t(`voiceCalls.direction.${value}`) }))}
      value={direction}
      onValueChange={(next) => onFilterChange({ direction: next })}
    />
  );
});
