import { isAborted, isApiError, isTransient } from '../http/apiError.ts';
import { defineResource } from '../resource.ts';
import { send } from '../http/send.ts';
import { listNotifications } from './notifications.ts';
import { withLaterNotifications } from './loadedNotifications.ts';
import type { LoadedNotifications, NotificationView } from './loadedNotifications.ts';

export const notifications = defineResource({
  name: 'notifications.list',
  load: async (
    { http },
    { filter, category }: NotificationView,
    signal,
  ): Promise<LoadedNotifications> => {
    const query = { filter, category: category || undefined };
    const { notifications: rows, nextCursor } = await send(http, listNotifications, {
      query,
      signal,
    });
    return { filter, category, notifications: rows, nextCursor };
  },
  merge: withLaterNotifications,
  freshMs: 2000,
  isFeature: true,
});

/** In ms. Short, because idle work waits for this call. */
const COUNT_TIMEOUT_MS = 5000;

export interface UnreadNotifications {
  count: number | null;
  newestAt: Date | null;
}

/** A temporary failure keeps the known count until the next fetch. */
export const unreadNotifications = defineResource({
  name: 'notifications.unread',
  load: async ({ http }, _params, signal): Promise<UnreadNotifications> => {
    try {
      const page = await send(http, listNotifications, {
        query: { filter: 'unread', limit: 1 },
        signal,
        timeout: COUNT_TIMEOUT_MS,
      });
      return { count: page.unreadCount, newestAt: page.notifications[0]?.createdAt ?? null };
    } catch (error) {
      if (isAborted(error) || isRefused(error)) throw error;
      return { count: null, newestAt: null };
    }
  },
  merge: (loaded, known) => (loaded.count === null ? known : loaded),
  freshMs: 30_000,
  isFeature: true,
});

const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && (error.status === 501 || !isTransient(error));
