import { readDate, readDay } from '@platform/i18n/text';
import { toText } from './fields.ts';

/** Returns a finite number, also from a numeric string; null for anything else (D17). */
export function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

export function amountOf<T>(value: unknown, fallback: T): number | T {
  const number = numberOf(value);
  return number === null || number < 0 ? fallback : number;
}

/** ISO text or Unix seconds, else null. A day is local midnight; a time without a zone is UTC. */
export const dateOf = (value: unknown): Date | null => readDate(dateInput(value));

/** Reads a day, such as `2026-11-26`, the same in every time zone. Returns null if invalid. */
export const dayOf = (value: unknown): string | null => readDay(dateInput(value));

const dateInput = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? value : null;

/** Reads a count: a number of 0 or more that has an exact decimal form, else null. */
export function countOf(value: unknown): number | null {
  const count = amountOf(value, null);
  return count === null || count > Number.MAX_SAFE_INTEGER ? null : count;
}

/** Reads a rate as a share from 0 to 1. Values above 1 are percentages; null if neither. */
export function rateOf(value: unknown): number | null {
  const rate = amountOf(value, null);
  if (rate === null || rate > 100) return null;
  return rate > 1 ? rate / 100 : rate;
}

export function currencyOf(value: unknown): string {
  return toText(value, 'USD').toUpperCase();
}
