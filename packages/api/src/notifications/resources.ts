import { isAborted, isApiError, isTransient } from '../http/apiError.ts';
import { defineResource } from '../resource.ts';
import { send } from '../http/send.ts';
import { listNotifications } from './notifications.ts';
import { withLaterNotifications } from './loadedNotifications.ts';
import type { LoadedNotifications, NotificationView } from './loadedNotifications.ts';

/** The notifications of a view, newest first: the pages read so far. */
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

/** What can wait for the page to be at rest waits for this call, too. */
const COUNT_TIMEOUT = 5000;

/** What is unread, for the bell. */
export interface UnreadNotifications {
  /** Null where it could not be asked. */
  count: number | null;
  /** When the newest of them came; null where there is none. */
  newestAt: Date | null;
}

/**
 * How many notifications are unread. Nobody waits for it: where it cannot be had for now what was
 * known stays, and it is asked again in its turn.
 */
export const unreadNotifications = defineResource({
  name: 'notifications.unread',
  load: async ({ http }, _params, signal): Promise<UnreadNotifications> => {
    try {
      const page = await send(http, listNotifications, {
        query: { filter: 'unread', limit: 1 },
        signal,
        timeout: COUNT_TIMEOUT,
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

/** Whether the service has answered that there is nothing to ask for. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && error.kind === 'http' && (error.status === 501 || !isTransient(error));
