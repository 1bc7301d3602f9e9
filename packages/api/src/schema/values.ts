import { textOf } from './fields.ts';

/** Above this a moment is taken for milliseconds: as seconds it would lie past the year 5138. */
const LARGEST_SECOND = 1e11;

const ISO = /^\d{4}-\d{2}-\d{2}(?:$|[T ])/;
const DAY_LENGTH = 10;

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
 * A moment that came as ISO text or as a Unix second; null where it is none. A day
 * without a time is that day everywhere, so its local midnight.
 */
export function dateOf(value: unknown): Date | null {
  const number = numberOf(value);
  const text = textOf(value);
  if (number === null) return ISO.test(text) ? validDate(new Date(atLocalMidnight(text))) : null;
  return validDate(new Date(Math.abs(number) > LARGEST_SECOND ? number : number * 1000));
}

function atLocalMidnight(text: string): string {
  return text.length === DAY_LENGTH ? `${text}T00:00:00` : text;
}

function validDate(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}

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
