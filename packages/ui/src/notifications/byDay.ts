import type { NotificationItem } from './types.ts';

/** The notifications of one day. */
export interface NotificationDay {
  /** Unique in the list. */
  key: string;
  /** Its midnight; null for those without a date. */
  date: Date | null;
  items: NotificationItem[];
}

/**
 * Notifications by the day they came, in the order they have. A day that comes twice, since they are
 * not in order, is two.
 */
export function byDay(notifications: readonly NotificationItem[]): NotificationDay[] {
  const days: NotificationDay[] = [];
  const counts = new Map<string, number>();
  let lastName: string | null = null;
  for (const item of notifications) {
    const name = dayName(item.createdAt);
    if (name === lastName) {
      days.at(-1)?.items.push(item);
      continue;
    }
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    days.push({ key: `${name}#${count}`, date: midnightOf(item.createdAt), items: [item] });
    lastName = name;
  }
  return days;
}

/** Which day a moment is of, in local time. */
const dayName = (date: Date | null): string =>
  date ? `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}` : '';

const midnightOf = (date: Date | null): Date | null =>
  date && new Date(date.getFullYear(), date.getMonth(), date.getDate());

/** How many days a day lies before another, by the calendar. */
export const daysBefore = (day: Date, now: Date): number =>
  Math.round((utcOf(now) - utcOf(day)) / 86_400_000);

const utcOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
