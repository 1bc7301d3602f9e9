import { monthAfter, monthOf } from './days.ts';

/**
 * Returns the first visible month after the active day has moved, with as few steps as possible.
 */
export function monthInView(first: string, active: string, months: number): string {
  const month = monthOf(active);
  if (month < first) return month;
  return month > monthAfter(first, months - 1) ? monthAfter(month, 1 - months) : first;
}
