import { RELAY_SAMPLE_RATE } from '@platform/api/contract';

/** Analysis window in samples: 20 ms. */
const WINDOW_SAMPLES = RELAY_SAMPLE_RATE / 50;
const SPEECH_LOUDNESS = 500;
/** Silence that ends an utterance. */
const SILENCE_MS = 450;
const WINDOW_MS = (WINDOW_SAMPLES / RELAY_SAMPLE_RATE) * 1000;

export interface SilenceDetector {
  /** Processes samples. Returns true when an utterance has just ended. */
  hear(sound: Int16Array): boolean;
  reset(): void;
}

export function createSilenceDetector(): SilenceDetector {
  let hasSpoken = false;
  let silentMs = 0;
  return {
    hear(sound) {
      let hasFinished = false;
      for (let start = 0; start < sound.length; start += WINDOW_SAMPLES) {
        if (loudnessOf(sound.subarray(start, start + WINDOW_SAMPLES)) >= SPEECH_LOUDNESS) {
          hasSpoken = true;
          silentMs = 0;
          continue;
        }
        silentMs += WINDOW_MS;
        if (!hasSpoken || silentMs < SILENCE_MS) continue;
        hasFinished = true;
        hasSpoken = false;
      }
      return hasFinished;
    },
    reset() {
      hasSpoken = false;
      silentMs = 0;
    },
  };
}

function loudnessOf(samples: Int16Array): number {
  const sum = samples.reduce((total, sample) => total + sample ** 2, 0);
  return Math.sqrt(sum / samples.length);
}
