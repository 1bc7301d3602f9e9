import { formatDate, formatFullDate, formatNumber, formatShortNumber } from './format.ts';
import { formatMoney, formatShare } from './formats/money.ts';
import type { MoneyOptions } from './formats/money.ts';
import { formatMonth } from './formats/month.ts';
import type { DateInput } from './formats/readDate.ts';
import { formatWeekday } from './formats/weekday.ts';
import type { AnyLanguage } from './languages.ts';

type Figure = number | null | undefined;

/** Formatters of dates, numbers and money. Each returns a text for missing values, too. */
export interface Formats {
  /** A day in numbers, such as 21/11/26. */
  date: (value: DateInput) => string;
  /** The title of a date; undefined for what is none. */
  fullDate: (value: DateInput, language: AnyLanguage) => string | undefined;
  /** A month by its first day, `2024-08-01`. */
  month: (month: string, language: AnyLanguage) => string;
  /** The short name of a day of the week, such as Fri. */
  weekday: (date: Date, language: AnyLanguage) => string;
  /** A number without fractions, its thousands apart: 1,204. */
  number: (value: Figure) => string;
  /** A number shortened to K, M or B: 25K. */
  shortNumber: (value: Figure) => string;
  /** An amount in the minor unit of an ISO currency. */
  money: (amount: Figure, currency: string, options?: MoneyOptions) => string;
  /** A part of a whole, as percent. */
  share: (part: number, whole: number) => string;
}

/** Formats of the platform: dd/mm/yy and US digits in every language. */
export const platformFormats: Formats = {
  date: formatDate,
  fullDate: formatFullDate,
  month: formatMonth,
  weekday: formatWeekday,
  number: formatNumber,
  shortNumber: formatShortNumber,
  money: formatMoney,
  share: formatShare,
};

const byTimeZone = new Map<string, Formats>();

/**
 * Returns the formats of the platform for a time zone. They write local time in any case; another object
 * for another zone makes memoised texts be formatted again.
 */
export function platformFormatsIn(timeZone: string): Formats {
  const known = byTimeZone.get(timeZone) ?? { ...platformFormats };
  byTimeZone.set(timeZone, known);
  return known;
}
