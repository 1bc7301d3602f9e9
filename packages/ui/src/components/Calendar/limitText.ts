import { boundsOf } from './days.ts';
import type { DayLimits } from './days.ts';
import { formatDay } from './dayFormat.ts';
import type { DatesTranslate } from './useDates.ts';

/** Reason why a day cannot be chosen; undefined if it can. */
export function limitText(
  day: string,
  limits: DayLimits,
  t: DatesTranslate,
  locale: string,
): string | undefined {
  const { first, last } = boundsOf(limits);
  if (first > last) return t('dates.fault.none');
  if (day < first) return t('dates.fault.early', { date: formatDay(first, 'field', locale) });
  if (day > last) return t('dates.fault.late', { date: formatDay(last, 'field', locale) });
  return limits.dayDisabledReason?.(day);
}
