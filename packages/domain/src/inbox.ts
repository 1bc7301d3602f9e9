import type { Keyed } from './records.ts';

/** The tabs of the inbox, in order, as calls name them. */
export type InboxTab = 'chats' | 'orders' | 'contacts' | 'groups';

/** Which conversations of a tab are listed. */
export type InboxView = 'mine' | 'unassigned' | 'participating' | 'all';

/** State of a conversation. */
export type InboxStatus = 'open' | 'snoozed' | 'resolved';

/** Author of a message: `person` is a member; an `event` reports a change of the conversation. */
export type InboxMessageKind = 'visitor' | 'person' | 'bot' | 'event';

/** A change of a conversation that its thread reports. */
export type InboxEvent = 'assigned' | 'unassigned' | 'bot' | 'resolved' | 'reopened' | 'snoozed';

/** A member of the team. */
export interface InboxPerson {
  /** The id that calls take. */
  id: string;
  /** The name to show. */
  name: string;
}

/** The last message of a conversation, as a list shows it. */
export interface InboxLastMessage {
  /** `null` for a kind that this client does not know. */
  kind: InboxMessageKind | null;
  /** Id of the author; '' if the server sent none. */
  authorId: string;
  /** The text without markup. */
  text: string;
  /** True if only members see it. */
  isPrivate: boolean;
}

/** A conversation with a visitor. Texts are '' if the server sent none. */
export interface InboxConversation extends Keyed {
  /** The id that calls and the address take. */
  id: string;
  /** `null` for a tab that this client does not know. */
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
  /** Place of the chat, such as 'On the booking page'. */
  origin: string;
  /** `null` if no member is responsible. */
  assignedTo: InboxPerson | null;
  /** True while the bot replies. */
  isWithBot: boolean;
  /** Name of the bot. */
  botName: string;
  /** The team that it belongs to. */
  group: string;
  /** `null` for a status that this client does not know. */
  status: InboxStatus | null;
  /** The status as the server sent it. */
  statusText: string;
  /** `null` if it sleeps until the visitor writes, or not at all. */
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
  /** The latest first. */
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
export interface InboxMessage extends Keyed {
  /** The id that calls take. */
  id: string;
  /** `null` for a kind that this client does not know. */
  kind: InboxMessageKind | null;
  /** Both '' if the server sent none. */
  author: InboxPerson;
  /** As it was written, line breaks included. */
  text: string;
  /** True if only members see it. */
  isPrivate: boolean;
  /** '' if its client sent none. */
  clientId: string;
  /** `null` unless it is an event that this client knows. */
  event: InboxEvent | null;
  /** Name of the new owner; '' for none. */
  target: string;
  /** `null` if the server sent no date. */
  createdAt: Date | null;
}

/** A thread as far as it is loaded. */
export interface InboxThread {
  /** Its conversation. */
  conversation: InboxConversation;
  /** The oldest first. */
  messages: readonly InboxMessage[];
  /** Cursor of the older messages; '' if there are none. */
  previousCursor: string;
}
