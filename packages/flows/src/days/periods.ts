import type { Period } from '@platform/api';
import { dayAfter, daysOf } from './dayRange.ts';
import type { DaySpan } from './dayRange.ts';

/** Longer ranges are shown by months: a chart has no room for more weeks. */
const MAX_DAYS_IN_WEEKS = 63;
/** Minimum number of periods for a meaningful trend. */
const MIN_PERIODS = 4;
const DAY_MS = 86_400_000;
const WEEK = 7;

export function periodsOf(span: DaySpan): Period[] {
  const unit = daysOf(span).length > MAX_DAYS_IN_WEEKS ? 'month' : 'week';
  const periods: Period[] = [];
  let to = startAfter(unit, dayAfter(span.to, -1));
  while (to > span.from || periods.length < MIN_PERIODS) {
    const from = startOf(unit, dayAfter(to, -1));
    periods.unshift({
      unit,
      from,
      to,
      number: unit === 'week' ? weekOf(from) : from.getMonth() + 1,
    });
    to = from;
  }
  return periods;
}

function startOf(unit: Period['unit'], day: Date): Date {
  return unit === 'month'
    ? new Date(day.getFullYear(), day.getMonth(), 1)
    : dayAfter(day, -((day.getDay() + 6) % WEEK));
}

function startAfter(unit: Period['unit'], day: Date): Date {
  return unit === 'month'
    ? new Date(day.getFullYear(), day.getMonth() + 1, 1)
    : dayAfter(startOf(unit, day), WEEK);
}

/** ISO 8601: the year of its Thursday. Rounded, since a day may have 23 or 25 hours. */
function weekOf(monday: Date): number {
  const thursday = dayAfter(monday, 3);
  const newYear = new Date(thursday.getFullYear(), 0, 1);
  const days = Math.round((thursday.getTime() - newYear.getTime()) / DAY_MS);
  return Math.floor(days / WEEK) + 1;
}
