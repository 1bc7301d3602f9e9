import { trimText } from '../text/invisible.ts';

/** Seconds reach this number in the year 5138, milliseconds in 1973. */
const FIRST_MILLISECOND = 1e11;
const DIGITS = /^-?\d+(?:\.\d+)?$/;
/** A date with an optional time, fraction of a second and zone. */
const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d+))?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** A date as services send it: ISO, a Unix second (as a number or its digits), or none. */
export type DateInput = string | number | Date | null | undefined;

/**
 * Reads a service's date: without a time it is local midnight, without a zone it is UTC.
 * @returns null if invalid, and outside the years 1 to 9999
 */
export function readDate(value: DateInput): Date | null {
  const date = toDate(value);
  const year = date?.getFullYear() ?? Number.NaN;
  return date && year >= 1 && year <= 9999 ? date : null;
}

/**
 * Reads a timeline day, `2026-11-26`; null if invalid. Midnight in any zone means that day, because
 * services send days that way; any other time is converted to local.
 */
export function readDay(value: DateInput): string | null {
  const date = readDate(value);
  if (!date) return null;
  if (typeof value === 'string') {
    const [, day, time, fraction = ''] = ISO.exec(trimText(value)) ?? [];
    if (day && /^(?:00:00(?::00)?)?$/.test(time ?? '') && /^0*$/.test(fraction)) return day;
  }
  const isUtcMidnight = !(value instanceof Date) && date.getTime() % 86_400_000 === 0;
  return isUtcMidnight ? date.toISOString().slice(0, 10) : dayText(date);
}

/** Formats the local day of a date as `2026-11-26`. */
export function dayText(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const year = String(date.getFullYear()).padStart(4, '0');
  return `${year}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function toDate(value: DateInput): Date | null {
  if (value instanceof Date) return value;
  if (typeof value === 'number') return fromNumber(value);
  if (typeof value !== 'string') return null;
  const text = trimText(value);
  if (DIGITS.test(text)) return fromNumber(Number(text));
  const [, day, time, fraction, zone = 'Z'] = ISO.exec(text) ?? [];
  const midnight = day === undefined ? null : localMidnight(day);
  if (!midnight || time === undefined) return midnight;
  // Date does not support leap seconds.
  const seconds = time.length === 5 ? `${time}:00` : time.replace(/:60$/, ':59');
  const thousandths = (fraction ?? '').slice(0, 3).padEnd(3, '0');
  return new Date(`${day}T${seconds}.${thousandths}${isoZone(zone)}`);
}

/** Null for a date that does not exist, such as 31 February, which Date would roll over. */
function localMidnight(text: string): Date | null {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(year, month - 1, day);
  // Date treats the years 0 to 99 as 1900 to 1999.
  date.setFullYear(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/** Normalises `+05`, `+0530` and `z` to `+05:00`, `+05:30` and `Z`, which every browser parses. */
function isoZone(zone: string): string {
  const [sign, hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone)?.slice(1) ?? [];
  return sign ? `${sign}${hours}:${minutes || '00'}` : 'Z';
}

function fromNumber(value: number): Date {
  return new Date(Math.abs(value) < FIRST_MILLISECOND ? value * 1000 : value);
}
