import type { Notification } from '@platform/domain';
import { byDay } from './byDay.ts';
import type { NotificationDay } from './byDay.ts';

type ListEntry =
  | { kind: 'day'; key: string; day: NotificationDay }
  | { kind: 'item'; key: string; day: NotificationDay; item: Notification };

export interface ListEntries {
  entries: readonly ListEntry[];
  indexByKey: ReadonlyMap<string, number>;
  headings: ReadonlyMap<NotificationDay, number>;
}

export function listEntries(notifications: readonly Notification[], today: Date): ListEntries {
  const entries: ListEntry[] = [];
  const indexByKey = new Map<string, number>();
  const headings = new Map<NotificationDay, number>();
  for (const day of byDay(notifications, today)) {
    headings.set(day, entries.length);
    entries.push({ kind: 'day', key: `day ${day.key}`, day });
    for (const item of day.items) {
      indexByKey.set(item.key, entries.length);
      entries.push({ kind: 'item', key: item.key, day, item });
    }
  }
  return { entries, indexByKey, headings };
}
