import { CALL_DIRECTIONS, OUTCOMES } from '@platform/api';
import type { ConversationsQuery } from '@platform/api';
import { spanOf } from '@platform/flows';
import { trimText } from '@platform/i18n/text';
import { spanQuery } from '../../platform/days/callSample.ts';
import type { CallsState } from '../address.ts';
import { isFilteredLocally, MAX_LOCALLY_FILTERED } from './outcomeGroups.ts';

export const PAGE_ROWS = 100;

export function callQuery(
  { agent, outcome, reason, direction, search, page, ...choice }: Omit<CallsState, 'call'>,
  now: Date,
  size: number,
): ConversationsQuery {
  return {
    ...spanQuery(spanOf(choice, now)),
    agentId: agent || undefined,
    outcome: OUTCOMES.find((word) => word === outcome),
    direction: CALL_DIRECTIONS.find((word) => word === direction),
    search: trimText(search) || undefined,
    ...(isFilteredLocally({ outcome, reason })
      ? { limit: MAX_LOCALLY_FILTERED }
      : { limit: size, offset: page === 1 ? undefined : (page - 1) * size }),
  };
}
