import type { EndedReason, Speaker, TestMode, ToolCall } from '@platform/api';
import type { Microphone, MicrophoneEvents, MicrophoneProblem, Player } from './audioTypes.ts';

/** Where a test call is. `ready` before the first one, `ended` until the next one. */
export type TestCallPhase =
  | 'ready'
  | 'connecting'
  | 'listening'
  | 'thinking'
  | 'speaking'
  | 'ended';

/** How long the agent took for a turn, in milliseconds; null where the relay did not say. */
export interface TurnLatency {
  sttMs: number | null;
  llmMs: number | null;
  ttsMs: number | null;
}

/** A line of the transcript. Ids are unique within a call and count up. */
export type TranscriptEntry =
  | {
      kind: 'turn';
      id: number;
      speaker: Speaker;
      text: string;
      /** Else it may still change. */
      isFinal: boolean;
      /** Of the agent's turns only. */
      latency: TurnLatency | null;
      /** What was typed and has not come back from the relay yet. */
      isUnconfirmed?: boolean;
    }
  | { kind: 'tool'; id: number; call: ToolCall }
  /** The connection was lost here, and the call went on from the start of the conversation. */
  | { kind: 'reconnected'; id: number };

/**
 * Why a test call is over: the relay's reasons, and what only this side knows.
 * - `unreachable`: the relay never answered, or not in time
 * - `lost`: the connection broke, and once more after it was taken up again
 * - `unauthorised`: the relay takes no token of this session
 * - `not_found`: there is no such agent
 * - `flooded`: the relay sent more than anybody can say
 */
export type TestEndReason =
  | EndedReason
  | 'unreachable'
  | 'lost'
  | 'unauthorised'
  | 'not_found'
  | 'flooded';

/** How a call ended. */
export interface TestCallEnd {
  /** Null for a reason of the relay that this client does not know. */
  reason: TestEndReason | null;
  /** What the relay said about it: its reason or its last error; '' where it said nothing. */
  detail: string;
  /** The call in the history; '' where it was not stored. */
  conversationId: string;
}

/** Everything a screen needs to know of a test call. */
export interface TestCallState {
  phase: TestCallPhase;
  mode: TestMode;
  /** The connection was lost and is taken up again; the phase is `connecting` meanwhile. */
  isReconnecting: boolean;
  isMuted: boolean;
  /** Whether there is a microphone, is asked for one, or has one open. */
  microphone: 'off' | 'asking' | 'open';
  /** Why there is no microphone; null where nothing went wrong. */
  microphoneProblem: MicrophoneProblem | null;
  /** The last ones, in the order they came. */
  entries: readonly TranscriptEntry[];
  /** How many older entries are not kept. */
  omitted: number;
  /** Of the last turn that was measured. */
  latency: TurnLatency | null;
  /** The same, where its turn is still to come. */
  nextLatency: TurnLatency | null;
  /** How long the call has been going on. */
  seconds: number;
  /** How long it may take; null where the relay does not say. */
  maxSeconds: number | null;
  /** Voice minutes that the call took: started ones, until the relay reports its own count. */
  minutes: number;
  /** The last error that the relay told without ending the call; '' for none. */
  warning: string;
  /** Frames that no client could use, or that were too many. */
  ignoredFrames: number;
  end: TestCallEnd | null;
}

/** The part of a WebSocket that a call uses; one of a browser or of Node fits. */
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

/** Time, so that a test need not wait. */
export interface Clock {
  /** Milliseconds. */
  now: () => number;
  /** Runs something once. @returns calls it off */
  after: (ms: number, run: () => void) => () => void;
}

/** What a test call needs from outside. */
export interface TestCallOptions {
  /** Address of the relay for the agent, without a token. */
  url: string;
  /** Settings to try out without saving them, as an agent's body has them. */
  draft?: Record<string, unknown> | undefined;
  openSocket: (url: string) => RelaySocket;
  /**
   * Gives an access token. Rejects where there is none.
   *
   * @param refused the token that the relay did not take, where it refused one
   */
  token: (refused: string | null) => Promise<string>;
  /** Opens a microphone; '' for the browser's own choice. Rejects with `MicrophoneError`. */
  openMicrophone: (deviceId: string, events: MicrophoneEvents) => Promise<Microphone>;
  /** Opens a loudspeaker. Called while a person's press is handled. */
  openPlayer: (deviceId: string, onDrained: () => void) => Player;
  clock: Clock;
}

/** Test calls with one agent, one at a time. */
export interface TestCall {
  getState: () => TestCallState;
  /** @returns ends the subscription */
  subscribe: (listener: () => void) => () => void;
  /** Says how to talk; not while a call goes on. */
  setMode: (mode: TestMode) => void;
  /** Opens the microphone to try it, without a call; '' for the browser's own choice. */
  checkMicrophone: (deviceId: string) => void;
  /** Plays on another device; '' for the browser's own choice. */
  chooseSpeaker: (deviceId: string) => void;
  /** Says why there will be no microphone, where that is known without asking. */
  reportMicrophone: (problem: MicrophoneProblem) => void;
  /**
   * Begins a call; the one before is forgotten. Nothing while one goes on.
   *
   * @param variables fill what the agent's texts name in double braces
   */
  start: (variables?: Readonly<Record<string, string>>) => void;
  /** Says something by text, in either mode. @returns whether it was sent */
  sendText: (text: string) => boolean;
  setMuted: (isMuted: boolean) => void;
  /** Stops the agent where it speaks. */
  interrupt: () => void;
  /** Ends the call; its transcript stays. */
  hangUp: () => void;
  /** How loud both sides are, 0 to 1; read as often as it is drawn. */
  levels: () => { caller: number; agent: number };
  /** Stops microphone, sound and connection at once: the page or the dialog is left. */
  close: () => void;
}
