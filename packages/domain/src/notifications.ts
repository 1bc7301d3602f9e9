import type { Identified } from './records.ts';

/** Subject of a notification. */
export type NotificationCategory =
  | 'calls'
  | 'agents'
  | 'integrations'
  | 'team'
  | 'billing'
  | 'content'
  | 'system';

/** Severity of a notification. */
export type NotificationSeverity = 'info' | 'success' | 'warning' | 'error';

/** `all` excludes archived notifications; `unread` is a subset of it. */
export type NotificationFilter = 'all' | 'unread' | 'archived';

/** A notification of the signed-in user. */
export interface Notification extends Identified {
  /** Unknown ones become `system`. */
  category: NotificationCategory;
  /** Unknown ones become `info`. */
  severity: NotificationSeverity;
  /** The event, in a few words. */
  title: string;
  /** Additional sentence; '' for none. */
  body: string;
  /** A path of the product, such as `/billing`; '' if missing or external. */
  href: string;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
  /** True once it was read. */
  isRead: boolean;
  /** True once it was archived. */
  isArchived: boolean;
}
