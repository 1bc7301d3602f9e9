import { dateLocaleOf } from '../languages.ts';
import type { AnyLanguage } from '../languages.ts';
import { currentTime } from '../clock/clock.ts';
import { asUtc } from './asUtc.ts';

const DAY_MS = 86_400_000;
/** Cached per locale: creating a formatter costs more than rendering a card of a long list. */
const formats = new Map<string, Intl.RelativeTimeFormat>();

const units = [
  ['year', 365],
  ['month', 30],
  ['day', 1],
] as const;

/** Calendar days: yesterday evening is one day ago this morning. */
const dayOf = (date: Date) => Math.floor(asUtc(date).getTime() / DAY_MS);

/** Formats an age in days: today, 12 days ago, 3 mo ago. A future date reads as today. */
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
