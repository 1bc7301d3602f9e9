import {
  endOfMonth,
  endOfWeek,
  getWeeksInMonth,
  parseDate,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** Days that can be chosen. */
export interface DayLimits {
  /** First day, such as `2026-11-21`. @default '1900-01-01' */
  min?: string | undefined;
  /** Last day. @default '2199-12-31' */
  max?: string | undefined;
  /** Returns why a day cannot be chosen, as a text for the user; undefined if it can. */
  dayDisabledReason?: ((day: string) => string | undefined) | undefined;
}

/** Excludes years of other calendars, such as 1448, 1405 and 2569. */
export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2199;
const FIRST_DAY = `${FIRST_YEAR}-01-01`;
const LAST_DAY = `${LAST_YEAR}-12-31`;

/** True for an existing day in ISO 8601: `2026-11-21`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

/** First and last day that can be chosen. Limits that are not days are ignored. */
export function boundsOf({ min, max }: DayLimits): { first: string; last: string } {
  const first = min !== undefined && isDay(min) && min > FIRST_DAY ? min : FIRST_DAY;
  const last = max !== undefined && isDay(max) && max < LAST_DAY ? max : LAST_DAY;
  return { first, last };
}

export function clampDay(day: string, limits: DayLimits): string {
  const { first, last } = boundsOf(limits);
  if (day < first) return first;
  return day > last ? last : day;
}

/** Month of a day: `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7);

const addDays = (day: string, count: number): string =>
  parseDate(day).add({ days: count }).toString();

/** The same day of another month, or the last of a shorter one. */
export const addMonths = (day: string, count: number): string =>
  parseDate(day).add({ months: count }).toString();

export const monthAfter = (month: string, count: number): string =>
  monthOf(addMonths(`${month}-01`, count));

export const lastOfMonth = (month: string): string =>
  endOfMonth(parseDate(`${month}-01`)).toString();

/** Weeks of a month as days; null for the days of its neighbours. */
export function weeksOf(month: string, locale: string): (string | null)[][] {
  const first: CalendarDate = startOfMonth(parseDate(`${month}-01`));
  const start = startOfWeek(first, locale);
  return Array.from({ length: getWeeksInMonth(first, locale) }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = start.add({ days: week * 7 + weekday });
      return day.month === first.month ? day.toString() : null;
    }),
  );
}

/** Seven days of any week, in the order of the locale. */
export function weekdaysOf(locale: string): string[] {
  const start = startOfWeek(parseDate('2026-11-21'), locale);
  return Array.from({ length: 7 }, (_each, index) => start.add({ days: index }).toString());
}

export interface GridKey {
  key: string;
  shiftKey: boolean;
  isRtl: boolean;
}

/** The day that a key moves to; undefined for other keys. WAI-ARIA APG "Date Picker Dialog". */
export function dayAfterKey(
  day: string,
  { key, shiftKey, isRtl }: GridKey,
  locale: string,
): string | undefined {
  const date = parseDate(day);
  const forward = isRtl ? -1 : 1;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return startOfWeek(date, locale).toString();
    case 'End':
      return endOfWeek(date, locale).toString();
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return undefined;
  }
}
