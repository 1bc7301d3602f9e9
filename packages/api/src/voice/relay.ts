import { isObject, textOf } from '../schema/fields.ts';
import { amountOf } from '../schema/values.ts';
import { speakerOf, toToolCall } from './conversation.ts';
import type { Speaker, ToolCall } from './conversation.ts';
import { wordOf } from '../schema/words.ts';
import { ENDED_REASONS } from './values.ts';
import type { EndedReason } from './values.ts';

/** How somebody talks to an agent to try it out. */
export type TestMode = 'voice' | 'text';

/** Samples a second of the sound that goes either way: 16 bits each, little-endian, one channel. */
export const RELAY_SAMPLE_RATE = 16_000;

/** The largest frame that either side takes, in bytes. */
export const LARGEST_FRAME = 65_536;

/** Why the relay closed the socket, beyond the codes that every socket has. */
export const RELAY_CLOSE = { unauthorised: 4401, notFound: 4404, badFrame: 4400 } as const;

/**
 * What the client sends as JSON, besides its sound in binary frames. The token is in the first
 * frame, never in the address. `draft` holds settings as an agent's body does: they are tried out
 * without being saved. `variables` fill what the agent's texts name in double braces.
 */
export type ClientFrame =
  | { type: 'auth'; access_token: string }
  | {
      type: 'start';
      mode: TestMode;
      draft?: Record<string, unknown> | undefined;
      variables?: Record<string, string> | undefined;
    }
  | { type: 'text'; text: string }
  | { type: 'interrupt' }
  | { type: 'stop' };

/** What the relay sends as JSON, besides the agent's sound in binary frames. */
export type RelayFrameWire =
  | { type: 'ready'; session_id: string; max_seconds?: number }
  | { type: 'transcript'; role: string; text: string; final: boolean }
  | {
      type: 'tool_call';
      name: string;
      arguments: unknown;
      result: unknown;
      ms: number;
      is_error?: boolean;
    }
  | { type: 'latency'; stt_ms?: number; llm_ms?: number; tts_ms?: number }
  | { type: 'interrupted' }
  | { type: 'ended'; reason: string; conversation_id?: string; minutes?: number }
  | { type: 'error'; message: string; code?: string };

/** A frame of the relay as the client reads it. */
export type RelayFrame =
  | {
      type: 'ready';
      sessionId: string;
      /** How long the call may take; null where the relay does not say. */
      maxSeconds: number | null;
    }
  | {
      type: 'transcript';
      speaker: Speaker;
      text: string;
      /** Else the next one of this speaker replaces it. */
      isFinal: boolean;
    }
  | { type: 'toolCall'; call: ToolCall }
  | {
      type: 'latency';
      /** How long it took to hear, to think and to speak; null where the relay does not say. */
      sttMs: number | null;
      llmMs: number | null;
      ttsMs: number | null;
    }
  /** What was to be heard of the agent's turn is not: sound that is waiting is dropped. */
  | { type: 'interrupted' }
  | {
      type: 'ended';
      /** Null for a reason that this client does not know. */
      reason: EndedReason | null;
      reasonText: string;
      /** The call in the history; '' where it was not stored. */
      conversationId: string;
      /** What was taken of the voice minutes; null where the relay does not say. */
      minutes: number | null;
    }
  | { type: 'error'; message: string; code: string };

/**
 * Reads a text frame of the relay.
 *
 * @returns null for what is no frame that this client knows: it is passed over
 */
export function readRelayFrame(text: string): RelayFrame | null {
  const wire = parseObject(text);
  if (!wire) return null;
  switch (wire.type) {
    case 'ready':
      return {
        type: 'ready',
        sessionId: textOf(wire.session_id),
        maxSeconds: amountOf(wire.max_seconds, null),
      };
    case 'transcript': {
      const speaker = speakerOf(wire.role);
      if (!speaker) return null;
      return {
        type: 'transcript',
        speaker,
        text: textOf(wire.text),
        isFinal: wire.final !== false,
      };
    }
    case 'tool_call':
      return { type: 'toolCall', call: toToolCall(wire) };
    case 'latency':
      return {
        type: 'latency',
        sttMs: amountOf(wire.stt_ms, null),
        llmMs: amountOf(wire.llm_ms, null),
        ttsMs: amountOf(wire.tts_ms, null),
      };
    case 'interrupted':
      return { type: 'interrupted' };
    case 'ended':
      return {
        type: 'ended',
        reason: wordOf(ENDED_REASONS, wire.reason),
        reasonText: textOf(wire.reason),
        conversationId: textOf(wire.conversation_id),
        minutes: amountOf(wire.minutes, null),
      };
    case 'error':
      return { type: 'error', message: textOf(wire.message), code: textOf(wire.code) };
    default:
      return null;
  }
}

/** Stands for the id of an agent that is not stored yet: its draft is all there is of it. */
export const NEW_AGENT_ID = 'new';

/** The address of the relay for one agent. The token is not in it. @param base the configured address */
export function relayUrl(base: string, agentId: string): string {
  return `${base}/v1/agents/${encodeURIComponent(agentId)}/test`;
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
