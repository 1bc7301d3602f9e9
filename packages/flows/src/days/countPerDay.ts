import type { DayCount } from '@platform/api';
import { daysOf, midnight, spanBefore } from './dayRange.ts';
import type { DaySpan } from './dayRange.ts';

type Moments = readonly (Date | null)[];

/** Skips null. `earlier` are those of the same number of days before. */
export function countPerDay(moments: Moments, earlier: Moments, span: DaySpan): DayCount[] {
  const now = perDay(moments);
  const then = perDay(earlier);
  const daysBefore = daysOf(spanBefore(span));
  return daysOf(span).map((day, index) => ({
    day,
    count: now.get(day.getTime()) ?? 0,
    before: then.get(daysBefore[index]?.getTime() ?? 0) ?? 0,
  }));
}

function perDay(moments: Moments): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const moment of moments) {
    const day = moment && midnight(moment).getTime();
    if (day !== null) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return counts;
}
