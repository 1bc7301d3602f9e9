import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { done, id, timestamp } from '../description/shapes.ts';
import {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_FILTERS,
  NOTIFICATION_SEVERITIES,
  listNotifications,
  sendAllNotificationsRead,
  sendNotificationArchived,
  sendNotificationRead,
  sendNotificationUnread,
} from './notifications.ts';

const category = z.enum(NOTIFICATION_CATEGORIES);

const notification = z
  .object({
    id,
    category: category.describe('Subject. The client shows unknown values as `system`.'),
    severity: z
      .enum(NOTIFICATION_SEVERITIES)
      .describe('Severity. The client shows unknown values as `info`.'),
    title: z.string().describe('One line of text.'),
    body: z.string().describe('Additional text, or an empty string.'),
    href: z
      .string()
      .nullable()
      .describe('Path in the client, such as `/billing`. URLs of other hosts are ignored.'),
    created_at: timestamp,
    read_at: timestamp.nullable().describe('When the caller read it; null if unread.'),
    archived_at: timestamp
      .nullable()
      .describe('When the caller archived it; null if not archived.'),
  })
  .meta({ id: 'Notification', description: 'A notification, with its state for the caller.' });

const notificationsPage = z.object({
  notifications: z.array(notification).describe('Newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
  unread_count: z
    .int()
    .min(0)
    .describe(
      'Number of notifications that the caller has neither read nor archived, regardless of the filter.',
    ),
});

export const notificationsQuery = z.object({
  filter: z
    .enum(NOTIFICATION_FILTERS)
    .optional()
    .describe('`all` excludes archived notifications; `unread` is a subset of it. Default: `all`.'),
  category: category.optional().describe('Only notifications of this category.'),
  cursor: z.string().min(1).optional().describe('`next_cursor` of the previous page.'),
  limit: z.coerce.number().int().positive().optional().describe('Maximum number of rows.'),
});

export const readAllBody = z.strictObject({
  before: timestamp.describe('Up to and including this time.'),
});

const extension = 'notifications';

export const notificationCalls = {
  list: describeCall(listNotifications, {
    summary: 'Lists the notifications of the caller',
    notes: 'Notifications of the tenant and of the caller, except those that the caller caused.',
    extension,
    query: notificationsQuery,
    response: notificationsPage,
  }),
  read: describeCall(sendNotificationRead, {
    summary: 'Marks a notification as read by the caller',
    repeated: 'idempotent',
    extension,
    response: done,
    errors: ['NOT_FOUND'],
  }),
  unread: describeCall(sendNotificationUnread, {
    summary: 'Marks a notification as unread by the caller',
    repeated: 'idempotent',
    extension,
    response: done,
    errors: ['NOT_FOUND'],
  }),
  archive: describeCall(sendNotificationArchived, {
    summary: 'Archives a notification for the caller',
    notes: 'It no longer counts as unread.',
    repeated: 'idempotent',
    extension,
    response: done,
    errors: ['NOT_FOUND'],
  }),
  readAll: describeCall(sendAllNotificationsRead, {
    summary: 'Marks all notifications up to a time as read by the caller',
    notes: 'Sent with `keepalive`, so that it outlives the page.',
    repeated: 'idempotent',
    extension,
    body: readAllBody,
    response: done,
  }),
};

export type NotificationWire = z.output<typeof notification>;
export type NotificationsWire = z.output<typeof notificationsPage>;
export type ReadAllBody = z.output<typeof readAllBody>;
