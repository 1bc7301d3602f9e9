import type { Clock } from './testCallTypes.ts';

/** Frames read per second; speech has fifty, some hundreds if sent ahead of time. */
const MAX_FRAMES_PER_SECOND = 1000;

/** Excess frames after which the call ends. */
export const MAX_EXCESS_FRAMES = 5000;

export function createFrameLimit(clock: Clock): () => boolean {
  let since = clock.now();
  let count = 0;
  return () => {
    const now = clock.now();
    if (now - since >= 1000) {
      since = now;
      count = 0;
    }
    count += 1;
    return count <= MAX_FRAMES_PER_SECOND;
  };
}
