import type { MicrophoneProblem, TestCallState, TestMode } from '@platform/api';
import type { Microphone, MicrophoneEvents, Player } from './audioTypes.ts';

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
  after: (ms: number, run: () => void) => () => void;
}

export interface TestCallOptions {
  /** Relay URL for the agent, without token. */
  url: string;
  /** Unsaved settings to test, shaped like an agent's request body. */
  draft?: Record<string, unknown> | undefined;
  openSocket: (url: string) => RelaySocket;
  /** Rejects if there is none. `refused` is the token the relay refused, or null. */
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
  setMode: (mode: TestMode) => void;
  /** Sets the unsaved settings of the next call. */
  setDraft: (draft: Record<string, unknown> | undefined) => void;
  /** Opens the microphone without a call, to test it; '' for the browser's default. */
  checkMicrophone: (deviceId: string) => void;
  /** Switches the speaker; '' for the browser's default. */
  chooseSpeaker: (deviceId: string) => void;
  /** Reports why the microphone is unavailable, if known without a prompt. */
  reportMicrophone: (problem: MicrophoneProblem) => void;
  /** Ignored during a call. `variables` are values for names in double braces. */
  start: (variables?: Readonly<Record<string, string>>) => void;
  sendText: (text: string) => boolean;
  setMuted: (isMuted: boolean) => void;
  interrupt: () => void;
  hangUp: () => void;
  /** Loudness of both sides, 0 to 1; read once per frame. */
  levels: () => { caller: number; agent: number };
  /** Stops microphone, sound and connection at once: the page or dialog is closed. */
  close: () => void;
}
