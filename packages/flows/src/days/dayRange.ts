export type DayRange = 'today' | 'week' | 'month' | 'quarter' | 'custom';

export interface RangeChoice {
  range: DayRange;
  /** First day of a custom range as `2026-11-21`, or ''. */
  from: string;
  to: string;
}

/** From midnight to midnight, the end exclusive. */
export interface DaySpan {
  from: Date;
  to: Date;
}

const days = { today: 1, week: 7, month: 30, quarter: 90 } as const;

/** Longest custom range; a chart has no room for more. */
const MAX_DAYS = 366;

/** In local time, including today. Missing or invalid custom days become today. */
export function spanOf({ range, from, to }: RangeChoice, now: Date): DaySpan {
  const today = midnight(now);
  if (range !== 'custom') {
    return { from: dayAfter(today, 1 - days[range]), to: dayAfter(today, 1) };
  }
  const one = dayOf(from) ?? dayOf(to) ?? today;
  const other = dayOf(to) ?? today;
  const [first, last] = one <= other ? [one, other] : [other, one];
  const earliest = dayAfter(last, 1 - MAX_DAYS);
  return { from: first < earliest ? earliest : first, to: dayAfter(last, 1) };
}

export function spanBefore(span: DaySpan): DaySpan {
  return { from: dayAfter(span.from, -daysOf(span).length), to: span.from };
}

export function daysOf({ from, to }: DaySpan): Date[] {
  const all: Date[] = [];
  for (let day = from; day < to; day = dayAfter(day, 1)) all.push(day);
  return all;
}

export const midnight = (date: Date): Date =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate());

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
