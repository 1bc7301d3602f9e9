import type { Clock } from './testCallTypes.ts';

/** Frames a second that are read; speech has fifty, sent ahead of its time some hundreds. */
const FRAMES_A_SECOND = 1000;

/** Frames over that which end the call. */
export const FLOOD = 5000;

/** Counts frames by the second. @returns whether one more may be read */
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
    return count <= FRAMES_A_SECOND;
  };
}
