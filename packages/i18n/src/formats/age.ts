import { dateLocaleOf } from '../languages.ts';
import type { AnyLanguage } from '../languages.ts';
import { currentTime } from '../clock/clock.ts';
import { asUtc } from './asUtc.ts';

const day = 86_400_000;
/** By locale: making one costs more than a card of a long list. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

/** The units of an age, the largest first, with their days. */
const units = [
  ['year', 365],
  ['month', 30],
  ['day', 1],
] as const;

/** Days of the calendar: what was yesterday evening is a day ago in the morning. */
const dayOf = (date: Date) => Math.floor(asUtc(date).getTime() / day);

/**
 * Writes how long ago a day was, in the words of a language: today, 12 days ago, 3 mo ago. A day to come
 * reads as today: the clock of the device is behind the server's.
 */
export function formatAge(
  date: Date | null,
  language: AnyLanguage = 'en',
  now = currentTime(),
): string {
  const days = date ? Math.min(0, dayOf(date) - dayOf(now)) : Number.NaN;
  if (Number.isNaN(days)) return 'N/A';
  const locale = dateLocaleOf(language);
  const known = formats.get(locale);
  const format = known ?? new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (!known) formats.set(locale, format);
  const [unit, size] = units.find(([, length]) => Math.abs(days) >= length) ?? units[2];
  return format.format(Math.trunc(days / size), unit);
}
