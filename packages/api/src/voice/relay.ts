import type { EndedReason, Speaker, TestMode, ToolCall } from '@platform/domain';
import { isObject, toText } from '../schema/fields.ts';
import { amountOf } from '../schema/values.ts';
import { speakerOf, toToolCall } from './conversation.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import { ENDED_REASONS } from './values.ts';

export const RELAY_PATH = '/v1/agents/{id}/test';

export const TEST_MODES = ['voice', 'text'] as const satisfies readonly TestMode[];

export const RELAY_SAMPLE_RATE = 16_000;

/** In bytes, in either direction. */
export const MAX_FRAME_BYTES = 65_536;

export const RELAY_CLOSE = { unauthorised: 4401, notFound: 4404, badFrame: 4400 } as const;

export type RelayFrame =
  | {
      type: 'ready';
      sessionId: string;
      /** In seconds; null if unknown. */
      maxSeconds: number | null;
    }
  | {
      type: 'transcript';
      speaker: Speaker;
      text: string;
      /** If false, the next transcript of this speaker replaces it. */
      isFinal: boolean;
    }
  | { type: 'toolCall'; call: ToolCall }
  | {
      type: 'latency';
      /** In ms: speech recognition, model and speech synthesis; null if unknown. */
      sttMs: number | null;
      llmMs: number | null;
      ttsMs: number | null;
    }
  /** The agent was interrupted: discard queued audio. */
  | { type: 'interrupted' }
  | {
      type: 'ended';
      reason: EndedReason | null;
      reasonText: string;
      /** Id in the call history; '' if the call was not stored. */
      conversationId: string;
      minutes: number | null;
    }
  | { type: 'error'; message: string; code: string };

/** Parses a frame; null for an unknown or invalid one, which the client ignores. */
export function readRelayFrame(text: string): RelayFrame | null {
  const wire = parseObject(text);
  if (!wire) return null;
  switch (wire.type) {
    case 'ready':
      return {
        type: 'ready',
        sessionId: toText(wire.session_id),
        maxSeconds: amountOf(wire.max_seconds, null),
      };
    case 'transcript': {
      const speaker = speakerOf(wire.role);
      if (!speaker) return null;
      return {
        type: 'transcript',
        speaker,
        text: toText(wire.text),
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
        reason: parseEnum(ENDED_REASONS, wire.reason),
        reasonText: toText(wire.reason),
        conversationId: toText(wire.conversation_id),
        minutes: amountOf(wire.minutes, null),
      };
    case 'error':
      return { type: 'error', message: toText(wire.message), code: toText(wire.code) };
    default:
      return null;
  }
}

export const NEW_AGENT_ID = 'new';

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
