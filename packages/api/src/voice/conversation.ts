import type { CallCost, ConversationDetail, Speaker, ToolCall, Turn } from '@platform/domain';
import type { Api } from '../createApi.ts';
import { defineCall } from '../http/call.ts';
import { nullIfNotFound } from '../http/nullIfNotFound.ts';
import { safeUrl } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { isObject, readObject, toText, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { amountOf, currencyOf } from '../schema/values.ts';
import { toConversation } from './conversations.ts';

type UncheckedConversation = Omit<ConversationDetail, 'recordingUrl'> & { recordingUrl: unknown };

export const conversationSchema = readObject((value): UncheckedConversation => {
  const wire = unwrap(value, 'conversation', 'data');
  const row = toConversation(wire);
  return {
    ...row,
    key: row.id,
    summary: toText(wire.summary),
    turns: inOrder(objectsOf(wire.turns).map(toTurn)),
    recordingUrl: wire.recording_url,
    isByText: toText(wire.mode).toLowerCase() === 'text',
    toolCalls: objectsOf(wire.tool_calls).map(toToolCall),
    cost: costOf(wire.cost),
  };
});

/** Reads the words that services use; null for any other. */
export function speakerOf(value: unknown): Speaker | null {
  const text = toText(value).toLowerCase();
  if (['agent', 'assistant', 'bot'].includes(text)) return 'agent';
  return ['user', 'caller', 'customer'].includes(text) ? 'caller' : null;
}

export function toToolCall(wire: WireObject): ToolCall {
  return {
    name: toText(wire.name, 'Unknown'),
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
    text: toText(wire.text),
    atMs: amountOf(wire.at_ms, null),
    latencyMs: amountOf(wire.latency_ms, null),
  };
}

/** Sorts by time if every turn has one; otherwise keeps the order. */
function inOrder(turns: Turn[]): Turn[] {
  if (turns.some(({ atMs }) => atMs === null)) return turns;
  return turns.toSorted((one, other) => Number(one.atMs) - Number(other.atMs));
}

function costOf(value: unknown): CallCost | null {
  const amount = isObject(value) ? amountOf(value.amount, null) : null;
  if (!isObject(value) || amount === null) return null;
  const parts = objectsOf(value.parts).map((part) => ({
    name: toText(part.name),
    amount: amountOf(part.amount, 0),
  }));
  return { amount, currency: currencyOf(value.currency), parts };
}

function objectsOf(value: unknown): WireObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export const getConversation = defineCall({
  service: 'voice',
  method: 'GET',
  path: '/v1/analytics/conversations/{id}',
  access: 'private',
  response: conversationSchema,
});

async function loadConversation(
  { http, urlRules }: Pick<Api, 'http' | 'urlRules'>,
  params: { id: string },
  signal: AbortSignal,
): Promise<ConversationDetail> {
  const call = await send(http, getConversation, { params, signal });
  return { ...call, recordingUrl: safeUrl(call.recordingUrl, urlRules) };
}

/** Null if it does not exist. Fetched on each visit: the recording URL expires within minutes. */
export const conversation = defineResource({
  name: 'voice.conversation',
  load: (api, params: { id: string }, signal) =>
    loadConversation(api, params, signal).catch(nullIfNotFound),
  freshMs: 2000,
});
