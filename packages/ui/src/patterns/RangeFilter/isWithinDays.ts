import { dayText } from '@platform/i18n';
import type { DateRange } from '../../components/DateRangePicker/dayRange.ts';

export const ALL_DAYS: DateRange = { from: '', to: '' };

/** False for all days. */
export const hasDays = ({ from, to }: DateRange): boolean => from !== '' || to !== '';

/**
 * True if a time is within days of the device's time zone, both included. An end that is '' is
 * open, and ends in the wrong order are swapped. An unknown time is within no days but all.
 */
export function isWithinDays(time: Date | null, days: DateRange): boolean {
  if (!hasDays(days)) return true;
  if (time === null) return false;
  const { from, to } = days;
  const day = dayText(time);
  const [first, last] = from !== '' && to !== '' && to < from ? [to, from] : [from, to];
  return (first === '' || day >= first) && (last === '' || day <= last);
}
