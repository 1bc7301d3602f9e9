import type { Notification, NotificationCategory, NotificationFilter } from '@platform/domain';
import type { NotificationPage } from './notifications.ts';

export interface NotificationView {
  filter: NotificationFilter;
  /** '' for all. */
  category: NotificationCategory | '';
}

export interface LoadedNotifications extends NotificationView {
  notifications: readonly Notification[];
  /** Cursor of the next page; '' after the last one. */
  nextCursor: string;
}

export function withNotificationPage(
  list: LoadedNotifications,
  { filter, category, cursor }: NotificationView & { cursor: string },
  page: NotificationPage,
): LoadedNotifications {
  const isNext = list.filter === filter && list.category === category && list.nextCursor === cursor;
  if (!isNext) return list;
  const added = notIn(list.notifications, page.notifications);
  // A page without new rows, or whose cursor points to itself, is the last one (D18).
  const isEnd = added.length === 0 || page.nextCursor === cursor;
  return {
    ...list,
    notifications: [...list.notifications, ...added],
    nextCursor: isEnd ? '' : page.nextCursor,
  };
}

export function withLaterNotifications(
  loaded: LoadedNotifications,
  known: LoadedNotifications,
): LoadedNotifications {
  const last = loaded.notifications.at(-1);
  const index = known.notifications.findIndex(({ key }) => key === last?.key);
  if (index === -1) return loaded;
  const rest = notIn(loaded.notifications, known.notifications.slice(index + 1));
  if (rest.length === 0) return loaded;
  return { ...known, notifications: [...loaded.notifications, ...rest] };
}

export function withRead(
  list: LoadedNotifications,
  id: string,
  isRead: boolean,
): LoadedNotifications {
  return changed(list, (row) => (row.id === id ? { ...row, isRead } : row));
}

export function withAllRead(list: LoadedNotifications, before: Date): LoadedNotifications {
  return changed(list, (row) =>
    !row.isRead && isUntil(row.createdAt, before) ? { ...row, isRead: true } : row,
  );
}

export function withArchived(list: LoadedNotifications, id: string): LoadedNotifications {
  return changed(list, (row) => (row.id === id ? { ...row, isArchived: true } : row));
}

function changed(
  list: LoadedNotifications,
  change: (row: Notification) => Notification,
): LoadedNotifications {
  const { filter } = list;
  const notifications = list.notifications
    .map(change)
    .filter(({ isRead, isArchived }) =>
      filter === 'archived' ? isArchived : !isArchived && !(filter === 'unread' && isRead),
    );
  return { ...list, notifications };
}

const isUntil = (at: Date | null, limit: Date): boolean => at === null || at <= limit;

function notIn(known: readonly Notification[], rows: readonly Notification[]): Notification[] {
  const keys = new Set(known.map(({ key }) => key));
  return rows.filter(({ key }) => !keys.has(key));
}
