import { dayAfter, spanOf } from '@platform/flows';
import type { DayRange, DaySpan } from '@platform/flows';
import { dayText } from '@platform/i18n';
import * as z from 'zod/mini';

const ranges = ['today', 'week', 'month', 'quarter', 'custom'] as const satisfies DayRange[];

/** A day that an address names, `2026-11-21`; '' for none. */
export const dayParam = () => z.catch(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), '');

/** The days that are looked at, as an address says it: parts of a schema. */
export const rangeParams = {
  range: z.catch(z.enum(ranges), 'week'),
  /** First and last day of a custom range. */
  from: dayParam(),
  to: dayParam(),
};

/** The days of a span as an address names them: both are part of it. */
export const spanParams = ({ from, to }: DaySpan): { from: string; to: string } => ({
  from: dayText(from),
  to: dayText(dayAfter(to, -1)),
});

/** The span of two days of an address, both of which are part of it; null where neither is named. */
export const spanOfParams = (from: string, to: string, now: Date): DaySpan | null =>
  from === '' && to === '' ? null : spanOf({ range: 'custom', from, to }, now);
