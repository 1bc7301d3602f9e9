import type { Notification } from '@platform/domain';
import { byDay } from './byDay.ts';
import type { NotificationDay } from './byDay.ts';

/** What stands in the list, from its top: the heading of a day, or a notification of it. */
type ListEntry =
  | { kind: 'day'; key: string; day: NotificationDay }
  | { kind: 'item'; key: string; day: NotificationDay; item: Notification };

/** The list in one line, as its rows are measured. */
export interface ListEntries {
  entries: readonly ListEntry[];
  /** The place of a notification among the entries, by its key. */
  places: ReadonlyMap<string, number>;
  /** The place of the heading of each day. */
  headings: ReadonlyMap<NotificationDay, number>;
}

/** @param today its local midnight */
export function listEntries(notifications: readonly Notification[], today: Date): ListEntries {
  const entries: ListEntry[] = [];
  const places = new Map<string, number>();
  const headings = new Map<NotificationDay, number>();
  for (const day of byDay(notifications, today)) {
    headings.set(day, entries.length);
    entries.push({ kind: 'day', key: `day ${day.key}`, day });
    for (const item of day.items) {
      places.set(item.key, entries.length);
      entries.push({ kind: 'item', key: item.key, day, item });
    }
  }
  return { entries, places, headings };
}
