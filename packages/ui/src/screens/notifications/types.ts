import type { Notification, NotificationCategory, NotificationFilter } from '@platform/domain';
import type { RowSlots } from '../../patterns/ScreenSlots/types.ts';
import type { Remote } from '../../remote.ts';

/** Notifications loaded so far. */
export interface NotificationItems {
  /** Newest first. */
  notifications: readonly Notification[];
  /** True if older ones exist. */
  hasMore: boolean;
}

/** Actions of a notification. Keep them stable between renders. */
export interface NotificationActions {
  /** Called when the notification's page is opened. */
  onOpen: (item: Notification) => void;
  /** Marks an unread notification as read, or a read one as unread. */
  onToggleRead: (item: Notification) => void;
  /** Archives a notification. */
  onArchive: (item: Notification) => void;
}

/** A message that a toast showed. */
export interface SessionMessage {
  /** Unique in the log. */
  id: string;
  /** Text of the message. */
  message: string;
  /** Kind of message. */
  tone: 'success' | 'danger' | 'info';
  /** Time of the message. */
  at: Date;
}

export interface NotificationsScreenProps extends NotificationActions {
  /** Notifications of the open tab and category. */
  notifications: Remote<NotificationItems>;
  /** The open tab. */
  tab: NotificationFilter;
  /** Link of each tab. */
  tabHref: (tab: NotificationFilter) => string;
  /** Category filter; `''` for all. */
  category: NotificationCategory | '';
  /** Called with a category, or `''` for all. */
  onCategoryChange: (category: NotificationCategory | '') => void;
  /** Number of unread notifications; null if unknown. */
  unreadCount: number | null;
  /** Called to mark all as read. */
  onReadAll: () => void;
  /** Called to load older ones. */
  onLoadMore: () => void;
  /** True while older ones load. */
  isLoadingMore: boolean;
  /** Error message of the last attempt; `''` for none. */
  moreError: string;
  /** Messages of this visit's toasts, shown if no service stores notifications. */
  messages: readonly SessionMessage[];
  /** Custom parts; the list has no columns and no selection. */
  slots?: RowSlots<Notification> | undefined;
}
