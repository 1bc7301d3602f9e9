import { dateLocaleOf } from './languages.ts';
import type { AnyLanguage } from './languages.ts';
import { asUtc } from './formats/asUtc.ts';
import { readDate } from './formats/readDate.ts';
import type { DateInput } from './formats/readDate.ts';

/** Dates, numbers and abbreviations. They do not change with the language. */

const missingDate = 'N/A';
const missingNumber = '–';

let wholeNumber: Intl.NumberFormat | undefined;
let oneDecimal: Intl.NumberFormat | undefined;
/** Cached per locale: creating a formatter costs more than rendering a card of a long list. */
const fullDates = new Map<string, Intl.DateTimeFormat>();

const two = (part: number) => String(part).padStart(2, '0');

/** Writes a date as dd/mm/yy in local time. Returns 'N/A' if it is not a date. */
export function formatDate(value: DateInput): string {
  const date = readDate(value);
  if (!date) return missingDate;
  return [date.getDate(), date.getMonth() + 1, date.getFullYear() % 100].map(two).join('/');
}

/** Formats a date for `<time dateTime>`; undefined if invalid. */
export function formatMachineDate(value: DateInput): string | undefined {
  return readDate(value)?.toISOString();
}

/** Formats the full local date, used as the title of a `<time>`; undefined if invalid. */
export function formatFullDate(value: DateInput, language: AnyLanguage = 'en'): string | undefined {
  const locale = dateLocaleOf(language);
  const date = readDate(value);
  if (!date) return undefined;
  const known = fullDates.get(locale);
  const format =
    known ??
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });
  if (!known) fullDates.set(locale, format);
  return format.format(asUtc(date));
}

/** Formats a number in US digits without decimals: 1,284. Returns '–' unless it is finite. */
export function formatNumber(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return missingNumber;
  // Fast path: most counts are small, and a page's first formatter takes up to 20 ms.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  wholeNumber ??= new Intl.NumberFormat('en-US', {
    maximumFractionDigits: 0,
    signDisplay: 'negative',
  });
  return wholeNumber.format(value);
}

const units = [
  { size: 1e9, letter: 'B' },
  { size: 1e6, letter: 'M' },
  { size: 1e3, letter: 'K' },
];

/** Shortens numbers from 1,000 to K, M or B with one decimal: 1.5K. Smaller ones are whole. */
export function formatShortNumber(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return missingNumber;
  // A value that rounds up to the next unit uses it: 999,950 is 1.0M, never 1000.0K.
  const unit = units.find(({ size }) => Math.abs(value) >= size * 0.99995);
  if (!unit) return formatNumber(value);
  oneDecimal ??= new Intl.NumberFormat('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return oneDecimal.format(value / unit.size) + unit.letter;
}
