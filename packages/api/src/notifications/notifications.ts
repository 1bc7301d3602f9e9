import { ownPath } from '../http/safeUrl.ts';
import { readObject, textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { NOTIFICATION_CATEGORIES, NOTIFICATION_SEVERITIES } from './values.ts';
import type { NotificationCategory, NotificationSeverity } from './values.ts';

/** A notification on the wire. */
export interface NotificationWire {
  id: string;
  category: string;
  severity: string;
  title: string;
  body: string;
  href: string | null;
  created_at: string;
  /** Null while the caller has not read it. */
  read_at: string | null;
  archived_at: string | null;
}

export interface NotificationsWire {
  notifications: NotificationWire[];
  next_cursor: string | null;
  /** All that the caller has neither read nor archived. */
  unread_count: number;
}

/** A notification, as the person who is signed in has it. */
export interface Notification extends Keyed {
  id: string;
  /** One that this client does not know is `system`. */
  category: NotificationCategory;
  /** One that this client does not know is `info`. */
  severity: NotificationSeverity;
  title: string;
  body: string;
  /** A path of our own, such as `/billing`; '' where it names none, or an address elsewhere (O11). */
  href: string;
  createdAt: Date | null;
  isRead: boolean;
  isArchived: boolean;
}

/** A page of notifications, newest first; `nextCursor` is '' after the last one. */
export interface NotificationPage {
  notifications: Notification[];
  nextCursor: string;
  /** All that is neither read nor archived; null where unsaid. */
  unreadCount: number | null;
}

const rowsSchema = listOf(['notifications', 'data'], toNotification);

/** `GET /v1/notifications`. */
export const notificationsSchema = readObject((value, complain): NotificationPage => {
  const rows = rowsSchema.safeParse(value);
  if (!rows.success) return complain(['notifications'], 'list expected');
  return {
    notifications: rows.data,
    nextCursor: textOf(value.next_cursor),
    unreadCount: countOf(value.unread_count),
  };
});

function toNotification(row: WireObject): Omit<Notification, 'key'> {
  return {
    id: textOf(row.id),
    category: wordOf(NOTIFICATION_CATEGORIES, row.category) ?? 'system',
    severity: wordOf(NOTIFICATION_SEVERITIES, row.severity) ?? 'info',
    title: textOf(row.title),
    body: textOf(row.body),
    href: ownPath(row.href, ANY_ORIGIN) ?? '',
    createdAt: dateOf(row.created_at),
    isRead: dateOf(row.read_at) !== null,
    isArchived: dateOf(row.archived_at) !== null,
  };
}

/** What a path is resolved against to see that it stays one. */
const ANY_ORIGIN = 'https://app.invalid';
