import type { EndedReason, Speaker, ToolCall } from './conversations.ts';

export type TestMode = 'voice' | 'text';

/** Progress of a test call: `ready` before the first one, `ended` until the next one. */
export type TestCallPhase =
  | 'ready'
  | 'connecting'
  | 'listening'
  | 'thinking'
  | 'speaking'
  | 'ended';

/** Latency of an agent's turn, in ms; `null` if not reported. */
export interface TurnLatency {
  /** Speech recognition. */
  sttMs: number | null;
  /** Language model. */
  llmMs: number | null;
  /** Speech synthesis. */
  ttsMs: number | null;
}

/** A turn in the transcript of a test call. */
export interface TestCallTurn {
  /** Discriminates the entries of a transcript. */
  kind: 'turn';
  /** Unique within a call. */
  id: number;
  /** Speaker of the turn. */
  speaker: Speaker;
  /** Transcript so far. */
  text: string;
  /** False while the text may still change. */
  isFinal: boolean;
  /** Latency of an agent's turn; `null` if not reported. */
  latency: TurnLatency | null;
  /** Typed text that the relay has not confirmed yet. */
  isUnconfirmed?: boolean;
}

/** An entry of the transcript. Ids are unique within a call and increase. */
export type TranscriptEntry =
  | TestCallTurn
  | { kind: 'tool'; id: number; call: ToolCall }
  /** The connection was lost, and the call restarted the conversation. */
  | { kind: 'reconnected'; id: number };

/**
 * Reason why there is no microphone.
 *
 * - `missing`: no device, or not the selected one
 * - `denied`: refused by the user or a browser setting
 * - `taken`: in use by another program
 * - `unplugged`: removed while open
 * - `blocked`: forbidden by the host page's policy
 * - `unsupported`: no browser support or no secure context
 * - `failed`: another error
 */
export type MicrophoneProblem =
  | 'missing'
  | 'denied'
  | 'taken'
  | 'unplugged'
  | 'blocked'
  | 'unsupported'
  | 'failed';

/**
 * Reason why a test call ended: the relay's reasons and those of this client.
 *
 * - `unreachable`: no response from the relay in time
 * - `lost`: the connection broke and could not be restored
 * - `unauthorised`: the relay rejects this session's token
 * - `not_found`: unknown agent
 * - `flooded`: the relay sent too many frames
 */
export type TestEndReason =
  | EndedReason
  | 'unreachable'
  | 'lost'
  | 'unauthorised'
  | 'not_found'
  | 'flooded';

export interface TestCallEnd {
  /** `null` for an unknown reason. */
  reason: TestEndReason | null;
  /** The relay's reason or last error, or ''. */
  detail: string;
  /** Id of the stored call, or ''. */
  conversationId: string;
}

export interface TestCallState {
  /** Progress of the call. */
  phase: TestCallPhase;
  /** Spoken or typed. */
  mode: TestMode;
  /** The connection is being restored; the phase is `connecting` in the meantime. */
  isReconnecting: boolean;
  /** True while the microphone is muted. */
  isMuted: boolean;
  /** Microphone status; `asking` while the permission prompt is open. */
  microphone: 'off' | 'asking' | 'open';
  /** `null` if nothing failed. */
  microphoneProblem: MicrophoneProblem | null;
  /** The last entries of the transcript, oldest first. */
  entries: readonly TranscriptEntry[];
  /** Number of older entries that were dropped. */
  omitted: number;
  /** Latency of the last measured turn. */
  latency: TurnLatency | null;
  /** Latency that arrived before its turn. */
  nextLatency: TurnLatency | null;
  /** Duration so far, in seconds. */
  seconds: number;
  /** Limit of the call in seconds; `null` if not reported. */
  maxSeconds: number | null;
  /** Voice minutes used: started minutes, until the relay reports its own count. */
  minutes: number;
  /** Last non-fatal error of the relay, or ''. */
  warning: string;
  /** Number of unusable or excess frames. */
  ignoredFrames: number;
  /** `null` until the call ends. */
  end: TestCallEnd | null;
}

/** Limits in characters: the value of a variable, and a message in a text call. */
export const TEST_CALL_LIMITS = { variable: 500, text: 2000 } as const;
