import type { TextKey, Translate, voiceCallsTexts } from '@platform/i18n';
import type { ListFilterItem, SingleFilterItem } from '../../../patterns/ListFilters/types.ts';
import { agentOptions } from './agentOptions.ts';
import type { CallHistoryScreenProps } from './CallHistoryScreen.tsx';
import { DIRECTIONS, OUTCOMES, REASONS } from './callTexts.ts';

const GROUPS = ['answered', 'success'] as const;

type CallFilterOptions = Pick<CallHistoryScreenProps, 'filter' | 'onFilterChange' | 'agents'>;

/** Filters of the call history. */
export function callFilters(
  t: Translate<TextKey<typeof voiceCallsTexts>>,
  { filter, onFilterChange, agents }: CallFilterOptions,
): readonly ListFilterItem[] {
  const one = (
    id: 'agent' | 'outcome' | 'reason' | 'direction',
    texts: Pick<SingleFilterItem, 'allLabel' | 'options'>,
  ): SingleFilterItem => ({
    kind: 'one',
    id,
    label: t(`voiceCalls.filter.${id}`),
    ...texts,
    value: filter[id],
    onValueChange: (value) => onFilterChange({ [id]: value }),
  });
  return [
    {
      kind: 'range',
      id: 'range',
      value: filter,
      defaultRange: 'week',
      onValueChange: onFilterChange,
    },
    one('agent', {
      allLabel: t('voiceCalls.filter.allAgents'),
      options: agentOptions(agents, filter.agent),
    }),
    one('outcome', {
      allLabel: t('voiceCalls.filter.allOutcomes'),
      options: [
        ...OUTCOMES.map((value) => ({ value, label: t(`voiceCalls.outcome.${value}`) })),
        ...GROUPS.map((value) => ({ value, label: t(`voiceCalls.filter.${value}`) })),
      ],
    }),
    one('reason', {
      allLabel: t('voiceCalls.filter.allReasons'),
      options: REASONS.map((value) => ({ value, label: t(`voiceCalls.endedReason.${value}`) })),
    }),
    one('direction', {
      allLabel: t('voiceCalls.filter.allDirections'),
      options: DIRECTIONS.map((value) => ({ value, label: t(`voiceCalls.direction.${value}`) })),
    }),
  ];
}
