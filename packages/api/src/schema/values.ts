import { textOf } from './fields.ts';

/** Above this a moment is taken for milliseconds: as seconds it would lie past the year 5138. */
const LARGEST_SECOND = 1e11;

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

/** A moment that came as ISO text or as a Unix second (reading 37); null where it is none. */
export function dateOf(value: unknown): Date | null {
  const number = numberOf(value);
  if (number === null) return validDate(new Date(textOf(value)));
  return validDate(new Date(Math.abs(number) > LARGEST_SECOND ? number : number * 1000));
}

function validDate(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date;
}
