import { safeUrl } from '../http/safeUrl.ts';
import type { UrlRules } from '../http/safeUrl.ts';
import { isObject, readObject, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { amountOf, currencyOf } from '../schema/values.ts';
import { toConversation } from './conversations.ts';
import type { Conversation, ConversationWire } from './conversations.ts';

export interface TurnWire {
  /** `agent` or `user`. */
  role: string;
  text: string;
  /** From the start of the call. */
  at_ms?: number | null;
  /** How long it took the agent to answer. */
  latency_ms?: number | null;
}

export interface ToolCallWire {
  name: string;
  arguments?: unknown;
  result?: unknown;
  at_ms?: number | null;
  ms?: number | null;
  is_error?: boolean | null;
}

export interface CostWire {
  /** Minor units; parts of one are possible. */
  amount: number;
  currency: string;
  parts?: { name: string; amount: number }[] | null;
}

/** A call in full on the wire. */
export interface ConversationDetailWire extends ConversationWire {
  summary?: string | null;
  turns?: TurnWire[] | null;
  /** Null where nothing was recorded. */
  recording_url?: string | null;
  /** `text` for a test that was typed; `voice` if absent. */
  mode?: string | null;
  tool_calls?: ToolCallWire[] | null;
  cost?: CostWire | null;
}

/** Who speaks: the agent, or whom it talks to. */
export type Speaker = 'agent' | 'caller';

/** Something that was said. */
export interface Turn {
  /** Null for a role that this client does not know. */
  speaker: Speaker | null;
  text: string;
  /** Milliseconds from the start of the call; null where the server sent none. */
  atMs: number | null;
  /** How long it took the agent to answer. */
  latencyMs: number | null;
}

/** Something the agent did while it talked. */
export interface ToolCall {
  name: string;
  /** As they came: of any shape. */
  arguments: unknown;
  result: unknown;
  atMs: number | null;
  /** How long it took. */
  ms: number | null;
  isFailed: boolean;
}

/** What a call cost, in minor units of its currency; parts of one are possible. */
export interface CallCost {
  amount: number;
  currency: string;
  /** What it is made of, such as `telephony`. */
  parts: { name: string; amount: number }[];
}

/** A call in full. */
export interface ConversationDetail extends Conversation {
  /** '' where there is none yet. */
  summary: string;
  /** In the order they were said. */
  turns: Turn[];
  /** Null where nothing was recorded, or the address is none to load from. */
  recordingUrl: string | null;
  /** True for a test that was typed: it has no sound. */
  isByText: boolean;
  toolCalls: ToolCall[];
  /** Null where the server sent none. */
  cost: CallCost | null;
}

/**
 * `GET /v1/analytics/conversations/{id}`.
 *
 * @param urlRules the rules that the address of the recording must meet
 */
export function conversationSchema(urlRules: UrlRules) {
  return readObject((value): ConversationDetail => {
    const wire = unwrap(value, 'conversation', 'data');
    const row = toConversation(wire);
    return {
      ...row,
      key: row.id,
      summary: textOf(wire.summary),
      turns: inOrder(objectsOf(wire.turns).map(toTurn)),
      recordingUrl: safeUrl(wire.recording_url, urlRules),
      isByText: textOf(wire.mode).toLowerCase() === 'text',
      toolCalls: objectsOf(wire.tool_calls).map(toToolCall),
      cost: costOf(wire.cost),
    };
  });
}

/** Reads who speaks by the words that services use; null for another. */
export function speakerOf(value: unknown): Speaker | null {
  const text = textOf(value).toLowerCase();
  if (['agent', 'assistant', 'bot'].includes(text)) return 'agent';
  return ['user', 'caller', 'customer'].includes(text) ? 'caller' : null;
}

/** Reads what a tool was called with, what it answered and how long it took. */
export function toToolCall(wire: WireObject): ToolCall {
  return {
    name: textOf(wire.name, 'Unknown'),
    arguments: wire.arguments ?? null,
    result: wire.result ?? null,
    atMs: amountOf(wire.at_ms, null),
    ms: amountOf(wire.ms, null),
    isFailed: wire.is_error === true,
  };
}

function toTurn(wire: WireObject): Turn {
  return {
    speaker: speakerOf(wire.role),
    text: textOf(wire.text),
    atMs: amountOf(wire.at_ms, null),
    latencyMs: amountOf(wire.latency_ms, null),
  };
}

/** By time where every turn has one, else as they came. */
function inOrder(turns: Turn[]): Turn[] {
  if (turns.some(({ atMs }) => atMs === null)) return turns;
  return turns.toSorted((one, other) => Number(one.atMs) - Number(other.atMs));
}

function costOf(value: unknown): CallCost | null {
  const amount = isObject(value) ? amountOf(value.amount, null) : null;
  if (!isObject(value) || amount === null) return null;
  const parts = objectsOf(value.parts).map((part) => ({
    name: textOf(part.name),
    amount: amountOf(part.amount, 0),
  }));
  return { amount, currency: currencyOf(value.currency), parts };
}

function objectsOf(value: unknown): WireObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
