export { NotificationsScreen } from './NotificationsScreen.tsx';
export type {
  NotificationActions,
  NotificationItem,
  NotificationItems,
  NotificationsScreenProps,
  NotificationTab,
  NotificationTopic,
  NotificationWeight,
  SessionMessage,
} from './types.ts';
