import type { Notification } from '@platform/domain';
import { dayText } from '@platform/i18n';
import { pastDay } from '../../internal/pastDay.ts';

export interface NotificationDay {
  key: string;
  /** Local midnight; null for notifications without a date. */
  date: Date | null;
  items: Notification[];
}

/** Groups consecutive notifications of a day; a date after `today` (local midnight) is today. */
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
