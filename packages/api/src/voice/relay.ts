import type { EndedReason, Speaker, TestMode, ToolCall } from '@platform/domain';
import { isObject, textOf } from '../schema/fields.ts';
import { amountOf } from '../schema/values.ts';
import { speakerOf, toToolCall } from './conversation.ts';
import { wordOf } from '../schema/words.ts';
import { ENDED_REASONS } from './values.ts';

/** Path of the socket in the voice service. */
export const RELAY_PATH = '/v1/agents/{id}/test';

/** Ways to try an agent out. */
export const TEST_MODES = ['voice', 'text'] as const satisfies readonly TestMode[];

/** Samples per second of the sound in both directions: 16 bits each, little-endian, one channel. */
export const RELAY_SAMPLE_RATE = 16_000;

/** The largest frame in either direction, in bytes. */
export const LARGEST_FRAME = 65_536;

/** Codes that the relay closes the socket with, beyond those that every socket has. */
export const RELAY_CLOSE = { unauthorised: 4401, notFound: 4404, badFrame: 4400 } as const;

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

/** Id of an agent that is not stored yet: its draft is all there is of it. */
export const NEW_AGENT_ID = 'new';

/** The address of the relay for one agent. The token is not in it. @param base the configured address */
export function relayUrl(base: string, agentId: string): string {
  return base + RELAY_PATH.replace('{id}', () => encodeURIComponent(agentId));
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}
