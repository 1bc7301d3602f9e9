/** The tabs of the inbox, in their order. Also their spelling on the wire. */
export const INBOX_TABS = ['chats', 'orders', 'contacts', 'groups'] as const;

export type InboxTab = (typeof INBOX_TABS)[number];

/** Whose conversations are listed. */
export const INBOX_VIEWS = ['mine', 'unassigned', 'participating', 'all'] as const;

export type InboxView = (typeof INBOX_VIEWS)[number];

/** How far a conversation has come. */
export const INBOX_STATUSES = ['open', 'snoozed', 'resolved'] as const;

export type InboxStatus = (typeof INBOX_STATUSES)[number];

/** Who wrote a message: `person` is a colleague; an `event` says what became of the conversation. */
export const INBOX_MESSAGE_KINDS = ['visitor', 'person', 'bot', 'event'] as const;

export type InboxMessageKind = (typeof INBOX_MESSAGE_KINDS)[number];

/** What became of a conversation. */
export const INBOX_EVENTS = [
  'assigned',
  'unassigned',
  'bot',
  'resolved',
  'reopened',
  'snoozed',
] as const;

export type InboxEvent = (typeof INBOX_EVENTS)[number];

/** What a write may hold at most. */
export const INBOX_LIMITS = { text: 5000, tag: 40, tags: 20, group: 80 } as const;
