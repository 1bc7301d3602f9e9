import { formatDay } from '../Calendar/dayFormat.ts';
import { FIRST_YEAR, LAST_YEAR } from '../Calendar/days.ts';
import type { DatesTranslate } from '../Calendar/useDates.ts';
import { formatMonth } from '@platform/i18n';
import { datePattern } from './readTypedDate.ts';
import type { DateFault } from './readTypedDate.ts';

/** A date whose day and month cannot be confused. */
const EXAMPLE = '2026-11-27';

/** Format of dates in a locale, in the words of the language: DD/MM/YYYY. */
export const patternText = (t: DatesTranslate, locale: string): string =>
  datePattern(locale, {
    day: t('dates.part.day'),
    month: t('dates.part.month'),
    year: t('dates.part.year'),
  });

export function faultText(fault: DateFault, t: DatesTranslate, locale: string): string {
  const pattern = patternText(t, locale);
  switch (fault.code) {
    case 'format':
      return t('dates.fault.format', { pattern, example: formatDay(EXAMPLE, 'field', locale) });
    case 'range':
      return t('dates.fault.range');
    case 'shortYear':
      return t('dates.fault.shortYear', { example: formatDay(fault.day, 'field', locale) });
    case 'year':
      return t('dates.fault.year', { first: String(FIRST_YEAR), last: String(LAST_YEAR) });
    case 'month':
      return t('dates.fault.month', { month: fault.month, pattern });
    case 'day':
      return t('dates.fault.day', {
        month: formatMonth(`${fault.last.slice(0, 7)}-01`, locale),
        last: formatDay(fault.last, 'field', locale),
      });
  }
}
