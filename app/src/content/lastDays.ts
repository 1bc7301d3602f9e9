import type { ContentRange } from '@platform/ui/content';

const DAYS: Readonly<Record<ContentRange, number>> = { week: 7, month: 30, quarter: 90 };
const DAY_MS = 86_400_000;

/** First and last day of a range that ends today, in UTC like the service. */
export function lastDays(range: ContentRange, now: Date): { from: string; to: string } {
  const dayOf = (date: Date) => date.toISOString().slice(0, 10);
  return {
    from: dayOf(new Date(now.getTime() - (DAYS[range] - 1) * DAY_MS)),
    to: dayOf(now),
  };
}
