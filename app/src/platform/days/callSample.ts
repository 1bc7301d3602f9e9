import type { ConversationsQuery } from '@platform/api';
import type { DaySpan } from '@platform/flows';

export const SAMPLE_LIMIT = 1000;

export const spanQuery = ({ from, to }: DaySpan): Pick<ConversationsQuery, 'from' | 'to'> => ({
  from: from.toISOString(),
  to: to.toISOString(),
});

export const callSample = (span: DaySpan, agentId = ''): ConversationsQuery => ({
  ...spanQuery(span),
  agentId: agentId || undefined,
  limit: SAMPLE_LIMIT,
});
