import { readDate, readDay } from '@platform/i18n/text';
import { textOf } from './fields.ts';

/** A finite number, also where it came as digits in a text; null for anything else (D17). */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A number from 0 up, or the fallback. */
export function amountOf<T>(value: unknown, fallback: T): number | T {
  const number = numberOf(value);
  return number === null || number < 0 ? fallback : number;
}

/**
 * Reads a date: ISO text, a Unix second or its digits. A day without a time is its local midnight, a time
 * without a zone is UTC.
 *
 * @returns null for anything else
 */
export const dateOf = (value: unknown): Date | null => readDate(dateInput(value));

/**
 * Reads the day of a point in a timeline as `2026-11-26`, the same in every time zone.
 *
 * @returns null for what is no date
 */
export const dayOf = (value: unknown): string | null => readDay(dateInput(value));

const dateInput = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** How many of something: a number from 0 up that digits can be written of exactly, else null. */
export function countOf(value: unknown): number | null {
  const count = amountOf(value, null);
  return count === null || count > Number.MAX_SAFE_INTEGER ? null : count;
}

/**
 * A success rate as a share from 0 to 1. A value above 1 is a percentage; what is
 * neither is null.
 */
export function rateOf(value: unknown): number | null {
  const rate = amountOf(value, null);
  if (rate === null || rate > 100) return null;
  return rate > 1 ? rate / 100 : rate;
}

/** A currency code in capitals, USD when missing. */
export function currencyOf(value: unknown): string {
  return textOf(value, 'USD').toUpperCase();
}
