/** What both sides of the wire agree on, of the notifications: schemas, types and calls. */
export { notificationCalls } from './calls.ts';
export {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_FILTERS,
  NOTIFICATION_SEVERITIES,
} from './values.ts';
export type { NotificationCategory, NotificationFilter, NotificationSeverity } from './values.ts';
export { notificationsSchema } from './notifications.ts';
export type {
  Notification,
  NotificationPage,
  NotificationsWire,
  NotificationWire,
} from './notifications.ts';
export { notificationsQuerySchema, readAllBodySchema } from './requests.ts';
export type { ReadAllBody } from './requests.ts';
