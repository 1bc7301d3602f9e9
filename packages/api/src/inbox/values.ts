import type { InboxStatus, InboxTab, InboxView } from '@platform/domain';

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

export const INBOX_VIEWS = [
  'mine',
  'unassigned',
  'participating',
  'all',
] as const satisfies readonly InboxView[];
