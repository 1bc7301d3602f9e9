/** What only the client has of the notifications: endpoints, resources and actions. */
export {
  archiveNotification,
  loadMoreNotifications,
  readAllNotifications,
  toggleNotificationRead,
} from './actions.ts';
export {
  listNotifications,
  sendAllNotificationsRead,
  sendNotificationArchived,
  sendNotificationRead,
} from './endpoints.ts';
export type { NotificationsQuery } from './endpoints.ts';
export type { LoadedNotifications, NotificationView } from './loadedNotifications.ts';
export { notifications, unreadNotifications } from './resources.ts';
export type { UnreadNotifications } from './resources.ts';
