import type { InboxStatus, InboxTab, InboxView } from '@platform/domain';

/** Tabs of the inbox, in order, spelled as on the wire. */
export const INBOX_TABS = [
  'chats',
  'orders',
  'contacts',
  'groups',
] as const satisfies readonly InboxTab[];

export const INBOX_STATUSES = [
  'open',
  'snoozed',
  'resolved',
] as const satisfies readonly InboxStatus[];

/** Filters of a tab by owner. */
export const INBOX_VIEWS = [
  'mine',
  'unassigned',
  'participating',
  'all',
] as const satisfies readonly InboxView[];
