import { dateLocaleOf } from './languages.ts';
import type { AnyLanguage } from './languages.ts';

/** Dates, numbers and abbreviations. They do not change with the language. */

const missingDate = 'N/A';
const missingNumber = '–';
const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T ])/;
const digits = /^\d+(?:\.\d+)?$/;
/** Seconds reach this in the year 5138, milliseconds in 1973. */
const firstMillisecond = 1e11;

let shortDate: Intl.DateTimeFormat | undefined;
let wholeNumber: Intl.NumberFormat | undefined;
/** By locale: making one costs more than a card of a long list. */
const fullDates = new Map<string, Intl.DateTimeFormat>();

/** What a service sends as a date: ISO, a Unix second (as a number or its digits), or nothing. */
export type DateInput = string | number | Date | null | undefined;

/**
 * Writes a date as dd/mm/yy in local time.
 *
 * @returns 'N/A' for what is no date
 */
export function formatDate(value: DateInput): string {
  const date = dateOf(value);
  if (!date) return missingDate;
  shortDate ??= new Intl.DateTimeFormat('en-GB', {
    day: '2-digit',
    month: '2-digit',
    year: '2-digit',
  });
  return shortDate.format(date);
}

/** Writes the machine form of a date for `<time dateTime>`, or undefined for what is no date. */
export function formatMachineDate(value: DateInput): string | undefined {
  return dateOf(value)?.toISOString();
}

/** Writes the full local form of a date, the title of a `<time>`; undefined for what is no date. */
export function formatFullDate(value: DateInput, language: AnyLanguage = 'en'): string | undefined {
  const locale = dateLocaleOf(language);
  const date = dateOf(value);
  if (!date) return undefined;
  const known = fullDates.get(locale);
  const format =
    known ?? new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' });
  if (!known) fullDates.set(locale, format);
  return format.format(date);
}

/**
 * Writes a number in US digits without fraction: 1,284.
 *
 * @returns '–' for what is no finite number and never 0
 */
export function formatNumber(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return missingNumber;
  // Most counts are small, and the first formatter of a page costs it up to 20 ms.
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

/** Shortens a number from a thousand up to K, M or B with one decimal: 1.5K; below it is whole. */
export function formatShortNumber(value: number | null | undefined): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return missingNumber;
  // What rounds up to the next unit is written in it: 999,950 is 1.0M, never 1000.0K.
  const unit = units.find(({ size }) => Math.abs(value) >= size * 0.99995);
  if (!unit) return formatNumber(value);
  const short = (value / unit.size).toLocaleString('en-US', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return short + unit.letter;
}

function dateOf(value: DateInput): Date | null {
  const date = parsed(value);
  return date && !Number.isNaN(date.getTime()) && date.getFullYear() <= 9999 ? date : null;
}

function parsed(value: DateInput): Date | null {
  if (value instanceof Date) return value;
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  if (digits.test(text)) return fromNumber(Number(text));
  const parts = isoDate.exec(text);
  if (!parts) return null;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  // A day alone is that day everywhere; Date would read it as midnight in Greenwich.
  const dayOnly = new Date(year, month - 1, day);
  if (dayOnly.getMonth() !== month - 1 || dayOnly.getDate() !== day) return null;
  return text.length === 10 ? dayOnly : new Date(text);
}

function fromNumber(value: number): Date {
  return new Date(Math.abs(value) < firstMillisecond ? value * 1000 : value);
}
