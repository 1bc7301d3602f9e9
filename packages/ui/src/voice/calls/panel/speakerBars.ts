import type { Turn } from '@platform/domain';

/** How many bars stand for a recording. */
export const BARS = 72;

/**
 * Who speaks over the length of a recording, in equal parts: one speaks until the next begins, and
 * null is silence, or nobody that is known.
 *
 * @param totalMs length of the recording
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
