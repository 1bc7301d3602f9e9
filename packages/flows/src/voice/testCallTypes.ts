import type { EndedReason, Speaker, TestMode, ToolCall } from '@platform/api';
import type { Microphone, MicrophoneEvents, MicrophoneProblem, Player } from './audioTypes.ts';

export type TestCallPhase =
  | 'ready'
  | 'connecting'
  | 'listening'
  | 'thinking'
  | 'speaking'
  | 'ended';

/** Latency of an agent's turn, in ms; null if not reported. */
export interface TurnLatency {
  sttMs: number | null;
  llmMs: number | null;
  ttsMs: number | null;
}

/** A transcript line. Ids are unique within a call and increase. */
export type TranscriptEntry =
  | {
      kind: 'turn';
      id: number;
      speaker: Speaker;
      text: string;
      /** False while the text may still change. */
      isFinal: boolean;
      /** Agent turns only. */
      latency: TurnLatency | null;
      /** Typed text the relay has not confirmed yet. */
      isUnconfirmed?: boolean;
    }
  | { kind: 'tool'; id: number; call: ToolCall }
  /** The connection was lost, and the call restarted the conversation. */
  | { kind: 'reconnected'; id: number };

/**
 * Why a test call ended: the relay's reasons and those of this client.
 * - `unreachable`: no response from the relay in time
 * - `lost`: the connection broke, also after reconnecting
 * - `unauthorised`: the relay accepts no token of this session
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
  /** Null for an unknown reason. */
  reason: TestEndReason | null;
  /** The relay's reason or last error, or ''. */
  detail: string;
  /** Id of the stored call, or ''. */
  conversationId: string;
}

export interface TestCallState {
  phase: TestCallPhase;
  mode: TestMode;
  /** The connection is being restored; the phase is `connecting` meanwhile. */
  isReconnecting: boolean;
  isMuted: boolean;
  /** Microphone status; `asking` while the permission prompt is open. */
  microphone: 'off' | 'asking' | 'open';
  /** Null if nothing failed. */
  microphoneProblem: MicrophoneProblem | null;
  entries: readonly TranscriptEntry[];
  /** Number of older entries that were dropped. */
  omitted: number;
  /** Of the last measured turn. */
  latency: TurnLatency | null;
  /** Latency that arrived before its turn. */
  nextLatency: TurnLatency | null;
  seconds: number;
  /** Limit of the call; null if not reported. */
  maxSeconds: number | null;
  /** Voice minutes used: started ones, until the relay reports its own count. */
  minutes: number;
  /** Last non-fatal error of the relay, or ''. */
  warning: string;
  /** Number of unusable or excess frames. */
  ignoredFrames: number;
  end: TestCallEnd | null;
}

/** Subset of WebSocket used by a call, in browsers and Node. */
export interface RelaySocket {
  binaryType: string;
  readonly readyState: number;
  readonly bufferedAmount: number;
  send: (data: string | ArrayBuffer) => void;
  close: (code?: number) => void;
  addEventListener: {
    (type: 'open' | 'error', listener: () => void): void;
    (type: 'message', listener: (event: { data: unknown }) => void): void;
    (type: 'close', listener: (event: { code: number }) => void): void;
  };
}

export interface Clock {
  now: () => number;
  /** Runs a callback once. Returns a cancel function. */
  after: (ms: number, run: () => void) => () => void;
}

export interface TestCallOptions {
  /** Relay URL for the agent, without token. */
  url: string;
  /** Unsaved settings to test, shaped like an agent's request body. */
  draft?: Record<string, unknown> | undefined;
  openSocket: (url: string) => RelaySocket;
  /**
   * Returns an access token; rejects if there is none.
   * @param refused token the relay refused, or null
   */
  token: (refused: string | null) => Promise<string>;
  /** Opens a microphone; '' for the browser's default. Rejects with `MicrophoneError`. */
  openMicrophone: (deviceId: string, events: MicrophoneEvents) => Promise<Microphone>;
  /** Opens a speaker. Called within a user gesture. */
  openPlayer: (deviceId: string, onDrained: () => void) => Player;
  clock: Clock;
}

export interface TestCall {
  getState: () => TestCallState;
  subscribe: (listener: () => void) => () => void;
  /** Sets voice or text; ignored during a call. */
  setMode: (mode: TestMode) => void;
  /** Opens the microphone without a call, to test it; '' for the browser's default. */
  checkMicrophone: (deviceId: string) => void;
  /** Switches the speaker; '' for the browser's default. */
  chooseSpeaker: (deviceId: string) => void;
  /** Reports why the microphone is unavailable, if known without a prompt. */
  reportMicrophone: (problem: MicrophoneProblem) => void;
  /**
   * Starts a call and clears the previous one; ignored during a call.
   * @param variables values for names in double braces
   */
  start: (variables?: Readonly<Record<string, string>>) => void;
  sendText: (text: string) => boolean;
  setMuted: (isMuted: boolean) => void;
  /** Stops the agent's speech. */
  interrupt: () => void;
  hangUp: () => void;
  /** Loudness of both sides, 0 to 1; read once per frame. */
  levels: () => { caller: number; agent: number };
  /** Stops microphone, sound and connection at once: the page or dialog is closed. */
  close: () => void;
}
