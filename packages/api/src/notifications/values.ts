/** What a notification is about. */
export const NOTIFICATION_CATEGORIES = [
  'calls',
  'agents',
  'integrations',
  'team',
  'billing',
  'content',
  'system',
] as const;

/** How much it matters. */
export const NOTIFICATION_SEVERITIES = ['info', 'success', 'warning', 'error'] as const;

/** Which ones a list holds; `all` leaves out what is archived, and `unread` is a part of it. */
export const NOTIFICATION_FILTERS = ['all', 'unread', 'archived'] as const;

export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];
export type NotificationSeverity = (typeof NOTIFICATION_SEVERITIES)[number];
export type NotificationFilter = (typeof NOTIFICATION_FILTERS)[number];
