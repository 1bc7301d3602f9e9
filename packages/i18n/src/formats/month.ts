import { dateLocaleOf } from '../languages.ts';
import type { AnyLanguage } from '../languages.ts';
import { capitalize } from '../text/index.ts';

/**
 * Writes a month with its year in the words of a language: August 2024.
 *
 * @param month the first day of the month, `2024-08-01`
 * @returns the given text where it is no date
 */
export function formatMonth(month: string, language: AnyLanguage = 'en'): string {
  const date = new Date(`${month}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return month;
  const locale = dateLocaleOf(language);
  const written = date.toLocaleString(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  // Some languages write months small; as a heading they begin with a capital.
  return capitalize(written, locale);
}
