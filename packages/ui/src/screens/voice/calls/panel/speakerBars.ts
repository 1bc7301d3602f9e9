import type { Turn } from '@platform/domain';

export const BARS = 72;

/** Returns who speaks in each equal part of a recording; null is silence or an unknown speaker. */
export function speakerBars(turns: readonly Turn[], totalMs: number): readonly Turn['speaker'][] {
  const timed = turns.filter(({ atMs }) => atMs !== null);
  let next = 0;
  return Array.from({ length: BARS }, (_, index) => {
    const middle = ((index + 0.5) / BARS) * totalMs;
    while (next < timed.length && Number(timed[next]?.atMs) <= middle) next += 1;
    return timed[next - 1]?.speaker ?? null;
  });
}
