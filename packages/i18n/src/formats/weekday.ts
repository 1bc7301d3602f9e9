import { dateLocaleOf } from '../languages.ts';
import type { AnyLanguage } from '../languages.ts';
import { asUtc } from './asUtc.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Short name of a date's weekday: Fri. */
export function formatWeekday(date: Date, language: AnyLanguage = 'en'): string {
  const locale = dateLocaleOf(language);
  const known = formats.get(locale);
  const format = known ?? new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  if (!known) formats.set(locale, format);
  return Number.isNaN(date.getTime()) ? '–' : format.format(asUtc(date));
}
