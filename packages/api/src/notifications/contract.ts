export * from './notifications.contract.ts';
export {
  NOTIFICATION_CATEGORIES,
  NOTIFICATION_FILTERS,
  NOTIFICATION_SEVERITIES,
  notificationsSchema,
} from './notifications.ts';
export type { NotificationPage } from './notifications.ts';
