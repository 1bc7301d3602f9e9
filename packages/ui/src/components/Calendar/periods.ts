import { parseDate } from '@internationalized/date';
import { addMonths, boundsOf, clampDay, lastOfMonth, monthOf } from './days.ts';
import type { DayLimits } from './days.ts';

/** Unit that the user chooses: first a year, then one of its months. */
export type PeriodUnit = 'month' | 'year';

export interface Period {
  first: string;
  last: string;
}

/** Periods per page: the months of a year, or twelve years. */
const PERIODS_PER_PAGE = 12;
const COLUMNS = 3;

const monthsIn = { month: 1, year: 12 } as const satisfies Record<PeriodUnit, number>;

const yearOf = (day: string): number => Number(day.slice(0, 4));

export function periodOf(day: string, unit: PeriodUnit): Period {
  const first = unit === 'month' ? `${monthOf(day)}-01` : `${day.slice(0, 4)}-01-01`;
  return { first, last: lastOfMonth(monthOf(addMonths(first, monthsIn[unit] - 1))) };
}

/** Periods that are shown at once, in rows of three. */
export interface PeriodPage extends Period {
  rows: readonly (readonly Period[])[];
}

/** The page that shows a day. */
export function periodPage(day: string, unit: PeriodUnit): PeriodPage {
  const year = yearOf(day);
  const start = parseDate(`${unit === 'month' ? year : year - (year % PERIODS_PER_PAGE)}-01-01`);
  const periods = Array.from({ length: PERIODS_PER_PAGE }, (_each, index) =>
    periodOf(start.add({ months: index * monthsIn[unit] }).toString(), unit),
  );
  const rows = Array.from({ length: PERIODS_PER_PAGE / COLUMNS }, (_each, row) =>
    periods.slice(row * COLUMNS, (row + 1) * COLUMNS),
  );
  const first = start.toString();
  return { rows, first, last: periods.at(-1)?.last ?? first };
}

/** Returns the day `count` periods later, within the limits. */
export function dayAfterPeriods(
  day: string,
  unit: PeriodUnit,
  count: number,
  limits: DayLimits,
): string {
  return clampDay(addMonths(day, count * monthsIn[unit]), limits);
}

/** Returns the day `count` pages later, within the limits. */
export const dayAfterPages = (day: string, unit: PeriodUnit, count: number, limits: DayLimits) =>
  dayAfterPeriods(day, unit, count * PERIODS_PER_PAGE, limits);

/** True if no day of the period can be chosen. */
export function isOutside({ first, last }: Period, limits: DayLimits): boolean {
  const bounds = boundsOf(limits);
  return last < bounds.first || first > bounds.last;
}

/** Number of periods that a key moves by; undefined for other keys. */
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
      return -PERIODS_PER_PAGE;
    case 'PageDown':
      return PERIODS_PER_PAGE;
    default:
      return undefined;
  }
}
