/** A usual range of days, or `custom` with a first and a last day of its own. */
export type DayRange = 'today' | 'week' | 'month' | 'quarter' | 'custom';

/** Which days are looked at, as an address says it. */
export interface RangeChoice {
  range: DayRange;
  /** First day of a custom range, `2026-11-21`; '' for none. */
  from: string;
  /** Last day of a custom range; '' for none. */
  to: string;
}

/** From a midnight to a midnight, the last of which is no part of it. */
export interface DaySpan {
  from: Date;
  to: Date;
}

const days = { today: 1, week: 7, month: 30, quarter: 90 } as const;

/** A custom range is cut to so many days: a chart of more has no room, and nobody waits for it. */
const MOST_DAYS = 366;

/**
 * The days of a choice in local time, today included. Days of a custom range that are none or are
 * missing are as if they were today; days that are the wrong way round are put right.
 */
export function spanOf({ range, from, to }: RangeChoice, now: Date): DaySpan {
  const today = midnight(now);
  if (range !== 'custom') {
    return { from: dayAfter(today, 1 - days[range]), to: dayAfter(today, 1) };
  }
  const one = dayOf(from) ?? dayOf(to) ?? today;
  const other = dayOf(to) ?? today;
  const [first, last] = one <= other ? [one, other] : [other, one];
  const earliest = dayAfter(last, 1 - MOST_DAYS);
  return { from: first < earliest ? earliest : first, to: dayAfter(last, 1) };
}

/** As many days, right before these. */
export function spanBefore(span: DaySpan): DaySpan {
  return { from: dayAfter(span.from, -daysOf(span).length), to: span.from };
}

/** Each day of a span by its midnight. */
export function daysOf({ from, to }: DaySpan): Date[] {
  const all: Date[] = [];
  for (let day = from; day < to; day = dayAfter(day, 1)) all.push(day);
  return all;
}

/** The midnight a moment's day begins with. */
export const midnight = (date: Date): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** Another midnight, also where a clock changes between them. */
export function dayAfter(day: Date, count: number): Date {
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() + count);
}

function dayOf(text: string): Date | null {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, date = 0] = parts.slice(1).map(Number);
  const day = new Date(year, month - 1, date);
  return year >= 1970 && day.getMonth() === month - 1 && day.getDate() === date ? day : null;
}
