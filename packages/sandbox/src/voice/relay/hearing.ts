import { RELAY_SAMPLE_RATE } from '@platform/api/contract';

/** Sound is looked at in stretches of this many samples: 20 ms. */
const STRETCH = RELAY_SAMPLE_RATE / 50;
const LOUD = 500;
/** So much silence after a sound means that somebody has finished. */
const SILENCE_MS = 450;
const STRETCH_MS = (STRETCH / RELAY_SAMPLE_RATE) * 1000;

/** Ears: tells when somebody has said something. */
export interface Hearing {
  /** Takes the next sound. @returns whether somebody has just finished speaking */
  hear(sound: Int16Array): boolean;
  /** Forgets what was heard so far. */
  forget(): void;
}

/** Listens for how loud it is, not for words; time is counted in samples, not by a clock. */
export function createHearing(): Hearing {
  let hasSpoken = false;
  let silentMs = 0;
  return {
    hear(sound) {
      let hasFinished = false;
      for (let at = 0; at < sound.length; at += STRETCH) {
        if (loudnessOf(sound.subarray(at, at + STRETCH)) >= LOUD) {
          hasSpoken = true;
          silentMs = 0;
          continue;
        }
        silentMs += STRETCH_MS;
        if (!hasSpoken || silentMs < SILENCE_MS) continue;
        hasFinished = true;
        hasSpoken = false;
      }
      return hasFinished;
    },
    forget() {
      hasSpoken = false;
      silentMs = 0;
    },
  };
}

function loudnessOf(stretch: Int16Array): number {
  const sum = stretch.reduce((total, sample) => total + sample ** 2, 0);
  return Math.sqrt(sum / stretch.length);
}
