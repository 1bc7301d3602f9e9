export {
  archiveNotification,
  loadMoreNotifications,
  readAllNotifications,
  toggleNotificationRead,
} from './actions.ts';
export type { LoadedNotifications, NotificationView } from './loadedNotifications.ts';
export {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_FILTERS,
  NOTIFICATION_SEVERITIES,
  listNotifications,
  notificationsSchema,
  sendAllNotificationsRead,
  sendNotificationArchived,
  sendNotificationRead,
  sendNotificationUnread,
} from './notifications.ts';
export type { NotificationPage } from './notifications.ts';
export { notifications, unreadNotifications } from './resources.ts';
export type { UnreadNotifications } from './resources.ts';
export type { NotificationWire, NotificationsWire } from './notifications.contract.ts';
