import { textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { countedListOf } from '../schema/countedList.ts';
import type { CountedList } from '../schema/countedList.ts';
import type { Keyed } from '../schema/list.ts';
import { amountOf, dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { CALL_DIRECTIONS, ENDED_REASONS, OUTCOMES, SENTIMENTS } from './values.ts';
import type { CallDirection, EndedReason, Outcome, Sentiment } from './values.ts';

/** A call of the history on the wire. */
export interface ConversationWire {
  id: string;
  agent_id?: string | null;
  agent_name?: string | null;
  started_at?: string | null;
  duration_s?: number | null;
  direction?: string | null;
  from?: string | null;
  to?: string | null;
  outcome?: string | null;
  ended_reason?: string | null;
  contact_id?: string | null;
  session_id?: string | null;
  sentiment?: string | null;
  latency_p50_ms?: number | null;
  /** `processing` until what was said is written down, then `completed`. */
  status?: string | null;
  /** Whether somebody tried the agent out. */
  is_test?: boolean | null;
}

export interface ConversationsWire {
  conversations: ConversationWire[];
  total: number;
}

/**
 * A call. Words that this client does not know are null, with the word as it came beside them;
 * texts are '' and figures null where the server sent none.
 */
export interface Conversation extends Keyed {
  id: string;
  agentId: string;
  agentName: string;
  startedAt: Date | null;
  durationSeconds: number | null;
  direction: CallDirection | null;
  directionText: string;
  from: string;
  to: string;
  outcome: Outcome | null;
  outcomeText: string;
  endedReason: EndedReason | null;
  endedReasonText: string;
  contactId: string;
  sessionId: string;
  sentiment: Sentiment | null;
  /** How long the caller waited for an answer, in half of the turns. */
  latencyP50Ms: number | null;
  /** Whether what was said is still being written down. */
  isProcessing: boolean;
  isTest: boolean;
}

/** One load of calls; `total` counts all that fit, null where the server did not say. */
export type ConversationList = CountedList<'conversations', Conversation>;

/** `GET /v1/analytics/conversations`, the newest first. */
export const conversationsSchema = countedListOf(
  'conversations',
  ['conversations', 'data'],
  toConversation,
);

/** What a list shows of a call. */
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

/** Reads a direction, short or in full (`in`, `inbound`); null for an unknown one. */
function callDirectionOf(value: unknown): CallDirection | null {
  const text = textOf(value).toLowerCase();
  if (text === 'in' || text === 'out') return `${text}bound`;
  return wordOf(CALL_DIRECTIONS, text);
}
