/** Tabs of the inbox, in order, spelled as on the wire. */
export const INBOX_TABS = ['chats', 'orders', 'contacts', 'groups'] as const;

export type InboxTab = (typeof INBOX_TABS)[number];

export const INBOX_STATUSES = ['open', 'snoozed', 'resolved'] as const;

export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** Which conversations of a tab are listed. */
export const INBOX_VIEWS = ['mine', 'unassigned', 'participating', 'all'] as const;

export type InboxView = (typeof INBOX_VIEWS)[number];
