import type { Notification, NotificationCategory, NotificationFilter } from '@platform/domain';
import type { Remote } from '../remote.ts';

/** The notifications read so far. */
export interface NotificationItems {
  /** Newest first. */
  notifications: readonly Notification[];
  /** Whether there are older ones. */
  hasMore: boolean;
}

/** What can be done with a notification. Keep each stable between renders. */
export interface NotificationActions {
  /** Called when its page is opened. */
  onOpen: (item: Notification) => void;
  /** Marks an unread one as read, or a read one as unread. */
  onToggleRead: (item: Notification) => void;
  /** Archives it. */
  onArchive: (item: Notification) => void;
}

/** Something that was told by a toast. */
export interface SessionMessage {
  /** Unique in the log. */
  id: string;
  /** What was told. */
  message: string;
  /** What kind of message it was. */
  tone: 'success' | 'danger' | 'info';
  /** When it was told. */
  at: Date;
}

export interface NotificationsScreenProps extends NotificationActions {
  /** The notifications of the open tab and category. */
  notifications: Remote<NotificationItems>;
  /** The open tab. */
  tab: NotificationFilter;
  /** The address of each tab. */
  tabHref: (tab: NotificationFilter) => string;
  /** The category that is shown; '' for all. */
  category: NotificationCategory | '';
  /** Called with a category, or '' for all. */
  onCategoryChange: (category: NotificationCategory | '') => void;
  /** How many are unread; null while nobody knows. */
  unreadCount: number | null;
  /** Marks all as read. */
  onReadAll: () => void;
  /** Reads older ones. */
  onLoadMore: () => void;
  /** Whether they are being read. */
  isLoadingMore: boolean;
  /** Why they could not be read; '' where nothing failed. */
  moreError: string;
  /** What the toasts of this visit said, shown where no service keeps notifications. */
  messages: readonly SessionMessage[];
}
