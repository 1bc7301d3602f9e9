import { isAnswered, isSuccess } from '@platform/api';
import type { Conversation } from '@platform/api';
import { SAMPLE_LIMIT } from '../../platform/days/callSample.ts';
import { OUTCOME_GROUPS } from '../address.ts';
import type { CallsState } from '../address.ts';

export const isFilteredLocally = ({
  outcome,
  reason,
}: Pick<CallsState, 'outcome' | 'reason'>): boolean =>
  reason !== '' || OUTCOME_GROUPS.some((group) => group === outcome);

export const MAX_LOCALLY_FILTERED = SAMPLE_LIMIT;

export function filterCalls(
  calls: readonly Conversation[],
  { outcome: group, reason }: Pick<CallsState, 'outcome' | 'reason'>,
): Conversation[] {
  return calls.filter(
    ({ outcome, endedReason }) =>
      (reason === '' || endedReason === reason) &&
      (group !== 'answered' || isAnswered(outcome)) &&
      (group !== 'success' || isSuccess(outcome)),
  );
}
