import { isAnswered, isSuccess } from '@platform/api';
import type { Conversation } from '@platform/api';
import { SAMPLE_LIMIT } from '../../platform/days/callSample.ts';
import { OUTCOME_GROUPS } from '../address.ts';
import type { CallsState } from '../address.ts';

/** Whether the calls have to be picked here, since the service cannot be asked for them alone. */
export const isPickedHere = ({
  outcome,
  reason,
}: Pick<CallsState, 'outcome' | 'reason'>): boolean =>
  reason !== '' || OUTCOME_GROUPS.some((group) => group === outcome);

/** As many calls as are picked from. */
export const PICKED_FROM = SAMPLE_LIMIT;

/** Those of the calls that an address asks for and the service cannot tell apart. */
export function pickCalls(
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
