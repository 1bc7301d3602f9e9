import { trimText } from '../text/invisible.ts';

/** Seconds reach this in the year 5138, milliseconds in 1973. */
const FIRST_MILLISECOND = 1e11;
const DIGITS = /^-?\d+(?:\.\d+)?$/;
/** A day, and with a time the time, its fraction of a second and its zone. */
const ISO =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:[.,](\d+))?\s?(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

/** A date as services send it: ISO, a Unix second (as a number or its digits), or none. */
export type DateInput = string | number | Date | null | undefined;

/**
 * Reads a date that a service sent. A day without a time is that day in every time zone, as its local
 * midnight; a time without a zone is UTC.
 *
 * @returns null for anything else, for days that no calendar has, and outside the years 1 to 9999
 */
export function readDate(value: DateInput): Date | null {
  const date = toDate(value);
  const year = date?.getFullYear() ?? Number.NaN;
  return date && year >= 1 && year <= 9999 ? date : null;
}

/**
 * Reads the day of a point in a timeline, `2026-11-26`. Services send days as midnight in their own zone
 * or in UTC; that is the same day in every zone. Any other time has the day it has on this device.
 *
 * @returns null for what is no date
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

/** Writes the local day of a date as `2026-11-26`. */
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
  // Date knows no leap seconds.
  const seconds = time.length === 5 ? `${time}:00` : time.replace(/:60$/, ':59');
  const thousandths = (fraction ?? '').slice(0, 3).padEnd(3, '0');
  return new Date(`${day}T${seconds}.${thousandths}${isoZone(zone)}`);
}

/** Null for a day that no calendar has, such as 31 February; Date would read it as a day of March. */
function localMidnight(text: string): Date | null {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const date = new Date(year, month - 1, day);
  // Date takes the years 0 to 99 for those of the 20th century.
  date.setFullYear(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/** Writes `+05`, `+0530` and `z` as Date reads them everywhere: `+05:00`, `+05:30`, `Z`. */
function isoZone(zone: string): string {
  const [sign, hours = '', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone)?.slice(1) ?? [];
  return sign ? `${sign}${hours}:${minutes || '00'}` : 'Z';
}

function fromNumber(value: number): Date {
  return new Date(Math.abs(value) < FIRST_MILLISECOND ? value * 1000 : value);
}
