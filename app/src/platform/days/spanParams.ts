import { dayAfter, spanOf } from '@platform/flows';
import type { DaySpan } from '@platform/flows';
import { dayText } from '@platform/i18n';

export const spanParams = ({ from, to }: DaySpan): { from: string; to: string } => ({
  from: dayText(from),
  to: dayText(dayAfter(to, -1)),
});

/** Returns the span between two days of an address, both included; null if both are missing. */
export const spanOfParams = (from: string, to: string, now: Date): DaySpan | null =>
  from === '' && to === '' ? null : spanOf({ range: 'custom', from, to }, now);
