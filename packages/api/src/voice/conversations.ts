import type { CallDirection, Conversation, ConversationList, Outcome } from '@platform/domain';
import type { ZodMiniType } from 'zod/mini';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { countedListOf } from '../schema/countedList.ts';
import { toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { amountOf, dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import { CALL_DIRECTIONS, ENDED_REASONS, OUTCOMES, SENTIMENTS } from './values.ts';

export const conversationsSchema: ZodMiniType<ConversationList> = countedListOf(
  'conversations',
  ['conversations', 'data'],
  toConversation,
);

export function toConversation(row: WireObject): Omit<Conversation, 'key'> {
  return {
    id: toText(row.id),
    agentId: toText(row.agent_id),
    agentName: toText(row.agent_name),
    startedAt: dateOf(row.started_at),
    durationSeconds: amountOf(row.duration_s, null),
    direction: callDirectionOf(row.direction),
    directionText: toText(row.direction),
    from: toText(row.from),
    to: toText(row.to),
    outcome: parseEnum(OUTCOMES, row.outcome),
    outcomeText: toText(row.outcome),
    endedReason: parseEnum(ENDED_REASONS, row.ended_reason),
    endedReasonText: toText(row.ended_reason),
    contactId: toText(row.contact_id),
    sessionId: toText(row.session_id),
    sentiment: parseEnum(SENTIMENTS, row.sentiment),
    latencyP50Ms: amountOf(row.latency_p50_ms, null),
    isProcessing: toText(row.status).toLowerCase() === 'processing',
    isTest: row.is_test === true,
  };
}

/** Reads `in` or `inbound`, `out` or `outbound`; null for an unknown direction. */
function callDirectionOf(value: unknown): CallDirection | null {
  const text = toText(value).toLowerCase();
  if (text === 'in' || text === 'out') return `${text}bound`;
  return parseEnum(CALL_DIRECTIONS, text);
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

export const conversations = resourceOf(listConversations, { freshMs: 2000, isFeature: true });
