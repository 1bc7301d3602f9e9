import type { Identified } from './records.ts';

/** Tabs of the inbox, in order, spelled as on the wire. */
export type InboxTab = 'chats' | 'orders' | 'contacts' | 'groups';

/** Filters of a tab by owner. */
export type InboxView = 'mine' | 'unassigned' | 'participating' | 'all';

/** State of a conversation. */
export type InboxStatus = 'open' | 'snoozed' | 'resolved';

/** Author of a message: `person` is a member; an `event` reports a change of the conversation. */
export type InboxMessageKind = 'visitor' | 'person' | 'bot' | 'event';

export type InboxEvent = 'assigned' | 'unassigned' | 'bot' | 'resolved' | 'reopened' | 'snoozed';

export interface InboxPerson {
  /** The id that calls take. */
  id: string;
  /** Display name. */
  name: string;
}

/** Last message of a conversation, as a list shows it. */
export interface InboxLastMessage {
  /** `null` for an unknown kind. */
  kind: InboxMessageKind | null;
  /** Id of the author; '' if the server sent none. */
  authorId: string;
  /** The text without markup. */
  text: string;
  /** True if only members see it. */
  isPrivate: boolean;
}

/** A conversation with a visitor. Texts are '' if the server sent none. */
export interface InboxConversation extends Identified {
  /** `null` for an unknown tab. */
  tab: InboxTab | null;
  /** Name of the visitor. */
  name: string;
  /** Email of the visitor. */
  email: string;
  /** Phone number of the visitor, as the server wrote it. */
  phone: string;
  /** Company of the visitor. */
  company: string;
  /** Id of the visitor in the CRM; '' for an unknown visitor. */
  contactId: string;
  /** The channel, such as 'Website'. */
  channel: string;
  /** Page or place where the chat started, such as 'On the booking page'. */
  origin: string;
  /** `null` if unassigned. */
  assignedTo: InboxPerson | null;
  /** True while the bot replies. */
  isWithBot: boolean;
  /** Name of the bot. */
  botName: string;
  /** The team that it belongs to. */
  group: string;
  /** `null` for an unknown status. */
  status: InboxStatus | null;
  /** The status as received. */
  statusText: string;
  /** `null` if it is not snoozed, or snoozed until the visitor writes. */
  snoozedUntil: Date | null;
  /** The tags in the order of the server. */
  tags: readonly string[];
  /** True while the visitor is on the page. */
  isOnline: boolean;
  /** Number of messages of the visitor that no member has read. */
  unread: number;
  /** `null` without a message. */
  lastMessage: InboxLastMessage | null;
  /** Names of the members who are typing a reply. */
  typing: readonly string[];
  /** `null` if the server sent no date. */
  lastMessageAt: Date | null;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** A page of conversations. */
export interface InboxPage {
  /** Latest first. */
  conversations: readonly InboxConversation[];
  /** '' after the last page. */
  nextCursor: string;
  /** Number of conversations of each tab with the same filters. */
  counts: Readonly<Record<InboxTab, number>>;
  /** Every group in use. */
  groups: readonly string[];
  /** Every tag in use. */
  tags: readonly string[];
}

/** A message, a private note, or a line that reports a change of the conversation. */
export interface InboxMessage extends Identified {
  /** `null` for an unknown kind. */
  kind: InboxMessageKind | null;
  /** Both '' if the server sent none. */
  author: InboxPerson;
  /** Text as written, including line breaks. */
  text: string;
  /** True if only members see it. */
  isPrivate: boolean;
  /** '' if its client sent none. */
  clientId: string;
  /** `null` unless it is a known event. */
  event: InboxEvent | null;
  /** Name of the new owner; '' for none. */
  target: string;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** The loaded part of a thread. */
export interface InboxThread {
  /** Its conversation. */
  conversation: InboxConversation;
  /** Oldest first. */
  messages: readonly InboxMessage[];
  /** Cursor of the older messages; '' if there are none. */
  previousCursor: string;
}

/** In characters; `tags` is a count. */
export const INBOX_LIMITS = { text: 5000, tag: 40, tags: 20, group: 80 } as const;
