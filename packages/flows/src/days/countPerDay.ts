import { daysOf, midnight, spanBefore } from './dayRange.ts';
import type { DaySpan } from './dayRange.ts';

/** How much fell on a day, and on the day as far into the range before. */
export interface DayCount {
  day: Date;
  count: number;
  before: number;
}

type Moments = readonly (Date | null)[];

/**
 * Counts moments by their day, beside those of as many days before.
 *
 * @param moments of the span; one that nobody knows counts nowhere
 * @param earlier those of the days before it
 */
export function countPerDay(moments: Moments, earlier: Moments, span: DaySpan): DayCount[] {
  const now = perDay(moments);
  const then = perDay(earlier);
  const daysBefore = daysOf(spanBefore(span));
  return daysOf(span).map((day, place) => ({
    day,
    count: now.get(day.getTime()) ?? 0,
    before: then.get(daysBefore[place]?.getTime() ?? 0) ?? 0,
  }));
}

/** How many moments fell on each day, by its midnight. */
function perDay(moments: Moments): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const moment of moments) {
    const day = moment && midnight(moment).getTime();
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
