import type { DayContext } from '../DatePicker/readDayField.ts';
import { readDayField } from '../DatePicker/readDayField.ts';
import { partOrder, readTypedDate } from '../DatePicker/readTypedDate.ts';
import { orderedRange } from './dayRange.ts';
import type { DateRange } from './dayRange.ts';

/** Range of a pasted text, in order; undefined unless it has two days that can be chosen. */
export function readRangeText(text: string, context: DayContext): DateRange | undefined {
  const typed = readTypedDate(text, partOrder(context.locale));
  if (typed.kind !== 'range' || typed.from.kind !== 'day' || typed.to.kind !== 'day')
    return undefined;
  const { from, to } = { from: typed.from.day, to: typed.to.day };
  const isAllowed = [from, to].every((day) => readDayField(day, context).error === undefined);
  return isAllowed ? orderedRange(from, to) : undefined;
}
