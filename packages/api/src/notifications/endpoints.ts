import type { Http } from '../http/http.ts';
import { parse } from '../http/parse.ts';
import { notificationCalls } from './calls.ts';
import { notificationsSchema } from './notifications.ts';
import type { NotificationPage } from './notifications.ts';
import type { ReadAllBody } from './requests.ts';
import type { NotificationCategory, NotificationFilter } from './values.ts';

/** Which notifications are asked for. */
export interface NotificationsQuery {
  filter?: NotificationFilter | undefined;
  category?: NotificationCategory | undefined;
  /** Where the last page ended. */
  cursor?: string | undefined;
  /** How many at most. @default as the service likes */
  limit?: number | undefined;
}

/**
 * `GET /v1/notifications`, newest first.
 *
 * @param timeout in milliseconds. @default that of every read
 */
export async function listNotifications(
  http: Http,
  { filter, category, cursor, limit }: NotificationsQuery = {},
  signal?: AbortSignal,
  timeout?: number,
): Promise<NotificationPage> {
  const query = { filter, category, cursor, limit };
  const input = { query, signal, ...(timeout !== undefined && { timeout }) };
  return parse(notificationsSchema, await http.send(notificationCalls.notifications, input));
}

/** `POST /v1/notifications/{id}/read`, or `/unread`. */
export async function sendNotificationRead(http: Http, id: string, isRead: boolean): Promise<void> {
  const { readNotification, unreadNotification } = notificationCalls;
  await http.send(isRead ? readNotification : unreadNotification, { params: { id } });
}

/** `POST /v1/notifications/{id}/archive`. */
export async function sendNotificationArchived(http: Http, id: string): Promise<void> {
  await http.send(notificationCalls.archiveNotification, { params: { id } });
}

/**
 * `POST /v1/notifications/read-all`: what came until `before`, that moment included. It outlives the
 * page.
 */
export async function sendAllNotificationsRead(http: Http, before: Date): Promise<void> {
  const json: ReadAllBody = { before: before.toISOString() };
  await http.send(notificationCalls.readAllNotifications, { json, keepalive: true });
}
