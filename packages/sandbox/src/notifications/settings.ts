export interface NotificationSettings {
  /** Notifications per page. Deployments set it, so clients must not rely on it. */
  notificationPageSize: number;
}

export const NOTIFICATION_SETTINGS: Readonly<NotificationSettings> = { notificationPageSize: 50 };
