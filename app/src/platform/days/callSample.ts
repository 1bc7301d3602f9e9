import type { ConversationsQuery } from '@platform/api';
import type { DaySpan } from '@platform/flows';

/** The calls that figures of a range are counted from, at most. */
export const SAMPLE_LIMIT = 1000;

/** The calls of some days, as the service is asked for them. */
export const spanQuery = ({ from, to }: DaySpan): Pick<ConversationsQuery, 'from' | 'to'> => ({
  from: from.toISOString(),
  to: to.toISOString(),
});

/** The calls of some days and one agent, or of all, as figures are counted from them. */
export const callSample = (span: DaySpan, agentId = ''): ConversationsQuery => ({
  ...spanQuery(span),
  agentId: agentId || undefined,
  limit: SAMPLE_LIMIT,
});
