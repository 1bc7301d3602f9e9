export type {
  Notification as NotificationItem,
  NotificationCategory as NotificationTopic,
  NotificationFilter as NotificationTab,
  NotificationSeverity as NotificationWeight,
} from '@platform/domain';
export { NotificationsScreen } from './NotificationsScreen.tsx';
export type {
  NotificationActions,
  NotificationItems,
  NotificationsScreenProps,
  SessionMessage,
} from './types.ts';
