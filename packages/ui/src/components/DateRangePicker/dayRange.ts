import { isDay } from '../Calendar/days.ts';

/** First and last day, such as `2026-11-21`; '' for none. */
export interface DateRange {
  /** First day. */
  from: string;
  /** Last day, included. */
  to: string;
}

export const orderedRange = (one: string, other: string): DateRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

export const isBackwards = ({ from, to }: DateRange): boolean =>
  isDay(from) && isDay(to) && to < from;

/** Keeps the valid days of a typed range; other texts become ''. */
export const daysOfRange = ({ from, to }: DateRange): DateRange => ({
  from: isDay(from) ? from : '',
  to: isDay(to) ? to : '',
});
