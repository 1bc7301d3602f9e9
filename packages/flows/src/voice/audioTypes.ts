/**
 * Why there is no sound of the person.
 * - `missing`: the device has none, or not the one that was chosen
 * - `denied`: the person, or a setting of the browser, refused
 * - `taken`: another program holds it
 * - `unplugged`: it went away while it was open
 * - `blocked`: the page's host does not let it ask
 * - `unsupported`: the browser cannot, or the page is not secure
 * - `failed`: something else
 */
export type MicrophoneProblem =
  | 'missing'
  | 'denied'
  | 'taken'
  | 'unplugged'
  | 'blocked'
  | 'unsupported'
  | 'failed';

/** Why a microphone could not be opened. */
export class MicrophoneError extends Error {
  readonly problem: MicrophoneProblem;

  constructor(problem: MicrophoneProblem, cause?: unknown) {
    super(`The microphone cannot be used: ${problem}.`, { cause });
    this.name = 'MicrophoneError';
    this.problem = problem;
  }
}

/** What a microphone tells. */
export interface MicrophoneEvents {
  /** Some 40 ms of sound: 16-bit samples at the relay's rate, little-endian, one channel. */
  onFrame: (pcm: ArrayBuffer) => void;
  /** It went away. Nothing comes after it. */
  onUnplugged: () => void;
}

/** An open microphone. */
export interface Microphone {
  /** Silences it at its source. */
  setMuted: (isMuted: boolean) => void;
  /** Gives the device back. Once is enough; more do nothing. */
  stop: () => void;
}

/** An open loudspeaker. */
export interface Player {
  /** Plays 16-bit samples at the relay's rate after what is waiting. */
  play: (pcm: ArrayBuffer) => void;
  /** Drops what is playing and waiting. */
  clear: () => void;
  isPlaying: () => boolean;
  /** How loud it is, 0 to 1. */
  level: () => number;
  /** Plays on another device where the browser can; '' for its own choice. */
  setDevice: (deviceId: string) => void;
  /** Gives the device back. Once is enough; more do nothing. */
  close: () => void;
}
