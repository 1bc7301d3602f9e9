import type {
  Notification,
  NotificationCategory,
  NotificationFilter,
  NotificationSeverity,
} from '@platform/domain';
import { isAborted, isApiError, isTransient } from '../http/apiError.ts';
import { defineCall } from '../http/call.ts';
import { ownPath } from '../http/safeUrl.ts';
import { send } from '../http/send.ts';
import { defineResource } from '../resource.ts';
import { readObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/words.ts';
import { withLaterNotifications } from './loadedNotifications.ts';
import type { LoadedNotifications, NotificationView } from './loadedNotifications.ts';
import type { ReadAllBody } from './notifications.contract.ts';

export const NOTIFICATION_CATEGORIES = [
  'calls',
  'agents',
  'integrations',
  'team',
  'billing',
  'content',
  'system',
] as const satisfies readonly NotificationCategory[];

export const NOTIFICATION_SEVERITIES = [
  'info',
  'success',
  'warning',
  'error',
] as const satisfies readonly NotificationSeverity[];

export const NOTIFICATION_FILTERS = [
  'all',
  'unread',
  'archived',
] as const satisfies readonly NotificationFilter[];

export interface NotificationPage {
  notifications: Notification[];
  nextCursor: string;
  /** Neither read nor archived; null if the service does not send it. */
  unreadCount: number | null;
}

const rowsSchema = listOf(['notifications', 'data'], toNotification);

export const notificationsSchema = readObject((value, complain): NotificationPage => {
  const rows = rowsSchema.safeParse(value);
  if (!rows.success) return complain(['notifications'], 'list expected');
  return {
    notifications: rows.data,
    nextCursor: toText(value.next_cursor),
    unreadCount: countOf(value.unread_count),
  };
});

function toNotification(row: WireObject): Omit<Notification, 'key'> {
  return {
    id: toText(row.id),
    category: parseEnum(NOTIFICATION_CATEGORIES, row.category) ?? 'system',
    severity: parseEnum(NOTIFICATION_SEVERITIES, row.severity) ?? 'info',
    title: toText(row.title),
    body: toText(row.body),
    href: ownPath(row.href, ANY_ORIGIN) ?? '',
    createdAt: dateOf(row.created_at),
    isRead: dateOf(row.read_at) !== null,
    isArchived: dateOf(row.archived_at) !== null,
  };
}

/** Base for checking that a path resolves to the same origin. */
const ANY_ORIGIN = 'https://app.invalid';

interface NotificationsQuery {
  filter?: NotificationFilter | undefined;
  category?: NotificationCategory | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

const service = { service: 'notifications', access: 'private' } as const;

export const listNotifications = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/notifications',
  query: ({ filter, category, cursor, limit }: NotificationsQuery) => ({
    filter,
    category,
    cursor,
    limit,
  }),
  response: notificationsSchema,
});

export const sendNotificationRead = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/notifications/{id}/read',
});

export const sendNotificationUnread = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/notifications/{id}/unread',
});

export const sendNotificationArchived = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/notifications/{id}/archive',
});

export const sendAllNotificationsRead = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/notifications/read-all',
  body: (before: Date): ReadAllBody => ({ before: before.toISOString() }),
});

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
  /** Time of the newest one; null if there is none. */
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
