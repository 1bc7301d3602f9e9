import type { ConversationList } from '@platform/api';
import { countPerDay } from '@platform/flows';
import type { DaySpan } from '@platform/flows';
import { dataOf, mapRemote } from '@platform/ui';
import type { Remote } from '@platform/ui';
import type { AnalyticsConversations } from '@platform/ui/dashboard';
import { SAMPLE_LIMIT } from '../../platform/days/callSample.ts';

/** Counts the conversations of a span, and compares them with the previous span if known. */
export function conversationFigures(
  now: Remote<ConversationList>,
  before: Remote<ConversationList>,
  span: DaySpan,
): Remote<AnalyticsConversations> {
  const earlier = dataOf(before);
  return mapRemote(now, (list) => ({
    ...totalOf(list),
    counted: list.conversations.length,
    before: earlier ? totalOf(earlier) : null,
    days: countPerDay(
      list.conversations.map(({ startedAt }) => startedAt),
      [],
      span,
    ).map(({ day, count }) => ({ day, count })),
  }));
}

/** The total if the service sent one, else the loaded rows, which may be incomplete. */
function totalOf({ conversations, total }: ConversationList) {
  const loaded = conversations.length;
  return {
    total: Math.max(total ?? 0, loaded),
    isTruncated: total === null && loaded >= SAMPLE_LIMIT,
  };
}
