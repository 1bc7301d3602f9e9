import type { Notification } from '@platform/domain';
import { ApiError } from '../http/apiError.ts';
import { changeOf, defineAction } from '../resource.ts';
import { send } from '../http/send.ts';
import {
  withAllRead,
  withArchived,
  withNotificationPage,
  withRead,
} from './loadedNotifications.ts';
import type { NotificationView } from './loadedNotifications.ts';
import {
  listNotifications,
  sendAllNotificationsRead,
  sendNotificationArchived,
  sendNotificationRead,
  sendNotificationUnread,
} from './notifications.ts';
import { notifications, unreadNotifications } from './resources.ts';

type Target = Pick<Notification, 'id' | 'isRead' | 'isArchived'>;

/** Changes by how many the bell counts more. */
const counted = (more: number) =>
  changeOf(unreadNotifications, ({ count, newestAt }) => ({
    count: count === null ? null : Math.max(0, count + more),
    newestAt,
  }));

/**
 * Marks an unread notification as read, or a read one as unread. One pressed twice is read and unread
 * again: both are sent, in their order.
 */
export const toggleNotificationRead = defineAction({
  send: ({ http }, { id, isRead }: Target) =>
    send(http, isRead ? sendNotificationUnread : sendNotificationRead, { params: { id } }),
  target: ({ id }) => id,
  overlap: 'queue',
  optimistic: ({ id, isRead, isArchived }) => [
    changeOf(notifications, (list) => withRead(list, id, !isRead)),
    ...(isArchived ? [] : [counted(isRead ? 1 : -1)]),
  ],
});

/** Archives a notification; an archived one is counted no more. */
export const archiveNotification = defineAction({
  send: ({ http }, { id }: Target) => send(http, sendNotificationArchived, { params: { id } }),
  target: ({ id }) => id,
  optimistic: ({ id, isRead }) => [
    changeOf(notifications, (list) => withArchived(list, id)),
    counted(isRead ? 0 : -1),
  ],
});

/** Which notifications are to be read. */
interface UpToNow {
  /** When the newest of them came. */
  before: Date;
  /** How many the bell counts. */
  count: number;
  /** Resolves once it can no longer be undone: whether it is still wanted. */
  wanted: Promise<boolean>;
}

/**
 * Marks all notifications as read. It shows at once and is sent once it is sure to be wanted, so that an
 * undo has nothing to take back.
 */
export const readAllNotifications = defineAction({
  send: async ({ http }, { before, wanted }: UpToNow) => {
    if (!(await wanted)) throw new ApiError('aborted');
    await send(http, sendAllNotificationsRead, { body: before, keepalive: true });
  },
  // What came meanwhile may be read before the first can no longer be undone.
  overlap: 'parallel',
  optimistic: ({ before, count }) => [
    changeOf(notifications, (list) => withAllRead(list, before)),
    counted(-count),
  ],
});

/** Loads the next page of a view. */
export const loadMoreNotifications = defineAction({
  send: ({ http }, { filter, category, cursor }: NotificationView & { cursor: string }) =>
    send(http, listNotifications, { query: { filter, category: category || undefined, cursor } }),
  target: ({ filter, category, cursor }) => `${filter} ${category} ${cursor}`,
  onDone: (page, answer) => [
    changeOf(notifications, (list) => withNotificationPage(list, page, answer)),
  ],
});
