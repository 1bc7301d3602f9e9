import { parseDate } from '@internationalized/date';
import { addMonths, boundsOf, clampDay, lastOfMonth, monthOf } from './days.ts';
import type { DayLimits } from './days.ts';

/** What a month is chosen by: first the year, then the month of it. */
export type PeriodUnit = 'month' | 'year';

export interface Period {
  first: string;
  last: string;
}

/** Periods of a page: the months of a year, or as many years. */
const PAGE = 12;
const COLUMNS = 3;

const monthsIn = { month: 1, year: 12 } as const satisfies Record<PeriodUnit, number>;

const yearOf = (day: string): number => Number(day.slice(0, 4));

/** The period of a day. */
export function periodOf(day: string, unit: PeriodUnit): Period {
  const first = unit === 'month' ? `${monthOf(day)}-01` : `${day.slice(0, 4)}-01-01`;
  return { first, last: lastOfMonth(monthOf(addMonths(first, monthsIn[unit] - 1))) };
}

/** The page that shows a day, in rows of three. */
export function periodRows(day: string, unit: PeriodUnit): Period[][] {
  const year = yearOf(day);
  const start = parseDate(`${unit === 'month' ? year : year - (year % PAGE)}-01-01`);
  const periods = Array.from({ length: PAGE }, (_each, index) =>
    periodOf(start.add({ months: index * monthsIn[unit] }).toString(), unit),
  );
  return Array.from({ length: PAGE / COLUMNS }, (_each, row) =>
    periods.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
}

/** The day so many periods later, within the limits. */
export function dayAfterPeriods(
  day: string,
  unit: PeriodUnit,
  count: number,
  limits: DayLimits,
): string {
  return clampDay(addMonths(day, count * monthsIn[unit]), limits);
}

/** The day so many pages later, within the limits. */
export const dayAfterPages = (day: string, unit: PeriodUnit, count: number, limits: DayLimits) =>
  dayAfterPeriods(day, unit, count * PAGE, limits);

/** True if no day of the period can be chosen. */
export function isOutside({ first, last }: Period, limits: DayLimits): boolean {
  const bounds = boundsOf(limits);
  return last < bounds.first || first > bounds.last;
}

/** How many periods a key moves by; undefined for other keys. */
export function periodsOfKey(key: string, isRtl: boolean): number | undefined {
  const forward = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowLeft':
      return -forward;
    case 'ArrowRight':
      return forward;
    case 'ArrowUp':
      return -COLUMNS;
    case 'ArrowDown':
      return COLUMNS;
    case 'PageUp':
      return -PAGE;
    case 'PageDown':
      return PAGE;
    default:
      return undefined;
  }
}
