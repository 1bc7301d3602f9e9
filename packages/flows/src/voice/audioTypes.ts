import type { MicrophoneProblem } from '@platform/api';
export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(`The microphone cannot be used: ${problem}.`, { cause });
    this.name = 'MicrophoneError';
    this.problem = problem;
  }
}

export interface MicrophoneEvents {
  /** About 40 ms of sound: 16-bit mono samples at the relay's rate, little-endian. */
  onFrame: (pcm: ArrayBuffer) => void;
  /** The device was removed. No events follow. */
  onUnplugged: () => void;
}

export interface Microphone {
  setMuted: (isMuted: boolean) => void;
  /** Releases the device; idempotent. */
  stop: () => void;
}

export interface Player {
  /** Queues 16-bit samples at the relay's rate. */
  play: (pcm: ArrayBuffer) => void;
  clear: () => void;
  isPlaying: () => boolean;
  /** Loudness, 0 to 1. */
  level: () => number;
  /** Switches the device if the browser can; '' for its default. */
  setDevice: (deviceId: string) => void;
  /** Releases the device; idempotent. */
  close: () => void;
}
