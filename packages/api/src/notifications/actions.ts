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

const counted = (more: number) =>
  changeOf(unreadNotifications, ({ count, newestAt }) => ({
    count: count === null ? null : Math.max(0, count + more),
    newestAt,
  }));

/** Two presses in a row are both sent, in order. */
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

export const archiveNotification = defineAction({
  send: ({ http }, { id }: Target) => send(http, sendNotificationArchived, { params: { id } }),
  target: ({ id }) => id,
  optimistic: ({ id, isRead }) => [
    changeOf(notifications, (list) => withArchived(list, id)),
    counted(isRead ? 0 : -1),
  ],
});

interface UpToNow {
  before: Date;
  count: number;
  /** Resolves once the undo period is over: false if the user undid it. */
  isConfirmed: Promise<boolean>;
}

/** Displayed at once, but sent only after the undo period, so an undo needs no request. */
export const readAllNotifications = defineAction({
  send: async ({ http }, { before, isConfirmed }: UpToNow) => {
    if (!(await isConfirmed)) throw new ApiError('aborted');
    await send(http, sendAllNotificationsRead, { body: before, keepalive: true });
  },
  // A second use covers newer notifications and need not wait for the first.
  overlap: 'parallel',
  optimistic: ({ before, count }) => [
    changeOf(notifications, (list) => withAllRead(list, before)),
    counted(-count),
  ],
});

export const loadMoreNotifications = defineAction({
  send: ({ http }, { filter, category, cursor }: NotificationView & { cursor: string }) =>
    send(http, listNotifications, { query: { filter, category: category || undefined, cursor } }),
  target: ({ filter, category, cursor }) => `${filter} ${category} ${cursor}`,
  onDone: (page, response) => [
    changeOf(notifications, (list) => withNotificationPage(list, page, response)),
  ],
});
