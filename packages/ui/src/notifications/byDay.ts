import type { Notification } from '@platform/domain';
import { dayText } from '@platform/i18n';
import { pastDay } from '../internal/pastDay.ts';

/** The notifications of one day. */
export interface NotificationDay {
  /** Unique in the list. */
  key: string;
  /** Its midnight; null for those without a date. */
  date: Date | null;
  items: Notification[];
}

/**
 * Groups notifications by the day they came, in the order they have. A day that comes twice, since they
 * are not in order, is two groups.
 *
 * @param today its local midnight; no day is after it
 */
export function byDay(notifications: readonly Notification[], today: Date): NotificationDay[] {
  const days: NotificationDay[] = [];
  const counts = new Map<string, number>();
  let lastName: string | null = null;
  for (const item of notifications) {
    const date = item.createdAt && pastDay(item.createdAt, today);
    const name = date ? dayText(date) : '';
    if (name === lastName) {
      days.at(-1)?.items.push(item);
      continue;
    }
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    days.push({ key: `${name}#${count}`, date, items: [item] });
    lastName = name;
  }
  return days;
}
