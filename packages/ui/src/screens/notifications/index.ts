export { NotificationsScreen } from './NotificationsScreen.tsx';
export type {
  NotificationActions,
  NotificationItems,
  NotificationsScreenProps,
  SessionMessage,
} from './types.ts';
