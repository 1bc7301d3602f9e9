/** How the notifications service behaves; `/sandbox/settings` changes it until the next reset. */
export interface NotificationSettings {
  /** Notifications on one page of the list: what a deployment sets, and no client may count on. */
  notificationPageSize: number;
}

export const NOTIFICATION_SETTINGS: Readonly<NotificationSettings> = { notificationPageSize: 50 };
