import type { Turn } from '@platform/domain';

export const BARS = 72;

/**
 * Splits a recording into equal parts and returns the speaker of each. A turn lasts until the next
 * one begins; null is silence or an unknown speaker.
 * @param totalMs length of the recording, in ms
 */
export function speakerBars(turns: readonly Turn[], totalMs: number): readonly Turn['speaker'][] {
  const timed = turns.filter(({ atMs }) => atMs !== null);
  let next = 0;
  return Array.from({ length: BARS }, (_, index) => {
    const middle = ((index + 0.5) / BARS) * totalMs;
    while (next < timed.length && Number(timed[next]?.atMs) <= middle) next += 1;
    return timed[next - 1]?.speaker ?? null;
  });
}
