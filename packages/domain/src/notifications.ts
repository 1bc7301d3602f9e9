import type { Keyed } from './records.ts';

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

/** Which notifications a list holds; `all` leaves out what is archived, and `unread` is a part of it. */
export type NotificationFilter = 'all' | 'unread' | 'archived';

/** A notification of the person who is signed in. */
export interface Notification extends Keyed {
  /** The id that calls take. Without one it cannot be acted on. */
  id: string;
  /** An unknown one is `system`. */
  category: NotificationCategory;
  /** An unknown one is `info`. */
  severity: NotificationSeverity;
  /** The event in a few words. */
  title: string;
  /** A further sentence; '' for none. */
  body: string;
  /** A path of the product, such as `/billing`; '' if it names none, or an address elsewhere. */
  href: string;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
  /** True once it was read. */
  isRead: boolean;
  /** True once it was archived. */
  isArchived: boolean;
}
