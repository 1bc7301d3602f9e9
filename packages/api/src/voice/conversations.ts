import type { CallDirection, Conversation, ConversationList, Outcome } from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { countedListOf } from '../schema/countedList.ts';
import { textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { amountOf, dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { CALL_DIRECTIONS, ENDED_REASONS, OUTCOMES, SENTIMENTS } from './values.ts';

export const conversationsSchema: ZodMiniType<ConversationList> = countedListOf(
  'conversations',
  ['conversations', 'data'],
  toConversation,
);

export function toConversation(row: WireObject): Omit<Conversation, 'key'> {
  return {
    id: textOf(row.id),
    agentId: textOf(row.agent_id),
    agentName: textOf(row.agent_name),
    startedAt: dateOf(row.started_at),
    durationSeconds: amountOf(row.duration_s, null),
    direction: callDirectionOf(row.direction),
    directionText: textOf(row.direction),
    from: textOf(row.from),
    to: textOf(row.to),
    outcome: wordOf(OUTCOMES, row.outcome),
    outcomeText: textOf(row.outcome),
    endedReason: wordOf(ENDED_REASONS, row.ended_reason),
    endedReasonText: textOf(row.ended_reason),
    contactId: textOf(row.contact_id),
    sessionId: textOf(row.session_id),
    sentiment: wordOf(SENTIMENTS, row.sentiment),
    latencyP50Ms: amountOf(row.latency_p50_ms, null),
    isProcessing: textOf(row.status).toLowerCase() === 'processing',
    isTest: row.is_test === true,
  };
}

/** Reads `in` or `inbound`, `out` or `outbound`; null for an unknown direction. */
function callDirectionOf(value: unknown): CallDirection | null {
  const text = textOf(value).toLowerCase();
  if (text === 'in' || text === 'out') return `${text}bound`;
  return wordOf(CALL_DIRECTIONS, text);
}

export interface ConversationsQuery extends SearchQuery {
  /** ISO 8601, inclusive. */
  from?: string | undefined;
  /** ISO 8601, exclusive. */
  to?: string | undefined;
  agentId?: string | undefined;
  outcome?: Outcome | undefined;
  direction?: CallDirection | undefined;
}

export const listConversations = defineCall({
  service: 'voice',
  method: 'GET',
  path: '/v1/analytics/conversations',
  access: 'private',
  query: ({ agentId, ...rest }: ConversationsQuery) => ({ ...rest, agent_id: agentId }),
  response: conversationsSchema,
});

/** Calls of the tenant, newest first; fetched on each visit. */
export const conversations = resourceOf(listConversations, { freshMs: 2000, isFeature: true });
