import type { Remote } from '../remote.ts';

/** What a notification is about. */
export type NotificationTopic =
  | 'calls'
  | 'agents'
  | 'integrations'
  | 'team'
  | 'billing'
  | 'content'
  | 'system';

/** How much it matters. */
export type NotificationWeight = 'info' | 'success' | 'warning' | 'error';

/** Which notifications are shown. */
export type NotificationTab = 'all' | 'unread' | 'archived';

/** A notification. */
export interface NotificationItem {
  /** Unique in the list. */
  key: string;
  /** '' for one that cannot be acted on. */
  id: string;
  /** What it is about. */
  category: NotificationTopic;
  /** How much it matters. */
  severity: NotificationWeight;
  /** What happened, in a few words. */
  title: string;
  /** A sentence more; '' for none. */
  body: string;
  /** The page where it is dealt with; '' where it leads nowhere. */
  href: string;
  /** When it came; null where the service did not say. */
  createdAt: Date | null;
  /** Whether it was read. */
  isRead: boolean;
  /** Whether it was archived. */
  isArchived: boolean;
}

/** The notifications read so far. */
export interface NotificationItems {
  /** Newest first. */
  notifications: readonly NotificationItem[];
  /** Whether there are older ones. */
  hasMore: boolean;
}

/** What can be done with a notification. Keep each stable between renders. */
export interface NotificationActions {
  /** Called when its page is opened. */
  onOpen: (item: NotificationItem) => void;
  /** Marks an unread one as read, or a read one as unread. */
  onToggleRead: (item: NotificationItem) => void;
  /** Archives it. */
  onArchive: (item: NotificationItem) => void;
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
  tab: NotificationTab;
  /** The address of each tab. */
  tabHref: (tab: NotificationTab) => string;
  /** The category that is shown; '' for all. */
  category: NotificationTopic | '';
  /** Called with a category, or '' for all. */
  onCategoryChange: (category: NotificationTopic | '') => void;
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
