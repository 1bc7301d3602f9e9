import { dateLocaleOf } from '../languages.ts';
import type { AnyLanguage } from '../languages.ts';
import { capitalize } from '../text/index.ts';

/** Formats a month given by its first day: August 2024. Returns the given text if it is not a date. */
export function formatMonth(month: string, language: AnyLanguage = 'en'): string {
  const date = new Date(`${month}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  const locale = dateLocaleOf(language);
  const formatted = date.toLocaleString(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  // Some languages write month names in lower case; headings start with a capital.
  return capitalize(formatted, locale);
}
