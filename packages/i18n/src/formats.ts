import { formatDate, formatFullDate, formatNumber, formatShortNumber } from './format.ts';
import { formatMoney, formatShare } from './formats/money.ts';
import type { MoneyOptions } from './formats/money.ts';
import { formatMonth } from './formats/month.ts';
import type { DateInput } from './formats/readDate.ts';
import { formatWeekday } from './formats/weekday.ts';
import type { AnyLanguage } from './languages.ts';

/** Formatters of dates, numbers and money. Each returns a text for missing values, too. */
export interface Formats {
  /** A numeric date, such as 21/11/26. */
  date: (value: DateInput) => string;
  /** Title of a date; undefined if invalid. */
  fullDate: (value: DateInput, language: AnyLanguage) => string | undefined;
  /** A month, given by its first day, `2024-08-01`. */
  month: (month: string, language: AnyLanguage) => string;
  /** Short name of a weekday, such as Fri. */
  weekday: (date: Date, language: AnyLanguage) => string;
  /** A number without decimals and with thousands separators: 1,204. */
  number: (value: number | null | undefined) => string;
  /** A number shortened to K, M or B: 25K. */
  shortNumber: (value: number | null | undefined) => string;
  /** An amount in the minor unit of an ISO currency. */
  money: (amount: number | null | undefined, currency: string, options?: MoneyOptions) => string;
  /** A part of a whole, in percent. */
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

/** Platform formats in a time zone, with the same object per zone so that memoised texts update. */
export function platformFormatsIn(timeZone: string): Formats {
  const known = byTimeZone.get(timeZone) ?? { ...platformFormats };
  byTimeZone.set(timeZone, known);
  return known;
}
