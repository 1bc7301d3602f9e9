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
  notifications,
  unreadNotifications,
} from './notifications.ts';
export type { NotificationPage, UnreadNotifications } from './notifications.ts';
export type { NotificationWire, NotificationsWire } from './notifications.contract.ts';
