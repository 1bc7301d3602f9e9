import { dayAfter, daysOf } from './dayRange.ts';
import type { DaySpan } from './dayRange.ts';

/** A whole week from Monday on, or a whole month. */
export interface Period extends DaySpan {
  unit: 'week' | 'month';
  /** Of a week its number in the year, as ISO 8601 counts them; of a month 1 to 12. */
  number: number;
}

/** A range of more days than these is told by months: so many weeks have no room in a chart. */
const MOST_DAYS_IN_WEEKS = 63;
/** Fewer would tell no course. */
const LEAST = 4;
const DAY_MS = 86_400_000;
const WEEK = 7;

/** The whole weeks or months that a span touches, and those before them up to four in all. */
export function periodsOf(span: DaySpan): Period[] {
  const unit = daysOf(span).length > MOST_DAYS_IN_WEEKS ? 'month' : 'week';
  const periods: Period[] = [];
  let to = startAfter(unit, dayAfter(span.to, -1));
  while (to > span.from || periods.length < LEAST) {
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

/** The week belongs to the year of its Thursday. A clock that changes makes a day an hour longer or shorter. */
function weekOf(monday: Date): number {
  const thursday = dayAfter(monday, 3);
  const newYear = new Date(thursday.getFullYear(), 0, 1);
  const days = Math.round((thursday.getTime() - newYear.getTime()) / DAY_MS);
  return Math.floor(days / WEEK) + 1;
}
