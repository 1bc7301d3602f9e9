import { RELAY_SAMPLE_RATE } from '@platform/api/contract';

/** Analysis window in samples: 20 ms. */
const STRETCH = RELAY_SAMPLE_RATE / 50;
const LOUD = 500;
/** Silence that ends an utterance. */
const SILENCE_MS = 450;
const STRETCH_MS = (STRETCH / RELAY_SAMPLE_RATE) * 1000;

export interface SilenceDetector {
  /** Processes samples. Returns true when an utterance has just ended. */
  hear(sound: Int16Array): boolean;
  forget(): void;
}

/** Detects speech by loudness; time is counted in samples. */
export function createSilenceDetector(): SilenceDetector {
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
