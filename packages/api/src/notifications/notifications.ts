import type {
  Notification,
  NotificationCategory,
  NotificationFilter,
  NotificationSeverity,
} from '@platform/domain';
import { ownPath } from '../http/safeUrl.ts';
import { defineCall } from '../http/call.ts';
import { readObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
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

export const notificationsSchema = readObject((value, reportIssue): NotificationPage => {
  const rows = rowsSchema.safeParse(value);
  if (!rows.success) return reportIssue(['notifications'], 'list expected');
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
