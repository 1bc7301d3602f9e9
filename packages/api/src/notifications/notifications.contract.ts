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
    category: category.describe('What it is about. The client shows an unknown one as `system`.'),
    severity: z
      .enum(NOTIFICATION_SEVERITIES)
      .describe('How much it matters. The client shows an unknown one as `info`.'),
    title: z.string().describe('One line.'),
    body: z.string().describe('More about it, or an empty string.'),
    href: z
      .string()
      .nullable()
      .describe('Path in the client, such as `/billing`. An address of another host is ignored.'),
    created_at: timestamp,
    read_at: timestamp.nullable().describe('When the caller read it; null if unread.'),
    archived_at: timestamp
      .nullable()
      .describe('When the caller archived it; null if not archived.'),
  })
  .meta({ id: 'Notification', description: 'A notification with what the caller did with it.' });

const notificationsPage = z.object({
  notifications: z.array(notification).describe('Newest first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null after the last.'),
  unread_count: z
    .int()
    .min(0)
    .describe('All that the caller has neither read nor archived, whatever the filter.'),
});

export const notificationsQuery = z.object({
  filter: z
    .enum(NOTIFICATION_FILTERS)
    .optional()
    .describe('`all` leaves out archived ones, `unread` is a part of it. Default: `all`.'),
  category: category.optional().describe('Only of this category.'),
  cursor: z.string().min(1).optional().describe('`next_cursor` of the page before.'),
  limit: z.coerce.number().int().positive().optional().describe('Most rows on the page.'),
});

export const readAllBody = z.strictObject({
  before: timestamp.describe('Up to this moment, that moment included.'),
});

const extension = 'notifications';

export const notificationCalls = {
  list: describeCall(listNotifications, {
    summary: 'Lists the notifications of the caller',
    notes: 'Those of the tenant and those for the caller alone, without those the caller caused.',
    extension,
    query: notificationsQuery,
    response: notificationsPage,
  }),
  read: describeCall(sendNotificationRead, {
    summary: 'Marks a notification as read by the caller',
    notes: 'Idempotent.',
    extension,
    response: done,
    errors: ['NOT_FOUND'],
  }),
  unread: describeCall(sendNotificationUnread, {
    summary: 'Marks a notification as unread by the caller',
    notes: 'Idempotent.',
    extension,
    response: done,
    errors: ['NOT_FOUND'],
  }),
  archive: describeCall(sendNotificationArchived, {
    summary: 'Archives a notification for the caller',
    notes: 'Idempotent. It is not counted as unread any more.',
    extension,
    response: done,
    errors: ['NOT_FOUND'],
  }),
  readAll: describeCall(sendAllNotificationsRead, {
    summary: 'Marks all notifications up to a moment as read by the caller',
    notes: 'Idempotent. Sent with `keepalive`, so that it outlives the page.',
    extension,
    body: readAllBody,
    response: done,
  }),
};

export type NotificationWire = z.output<typeof notification>;
export type NotificationsWire = z.output<typeof notificationsPage>;
export type ReadAllBody = z.output<typeof readAllBody>;
