import { isApiError } from '../http/apiError.ts';
import { isObject, readObject, textListOf, textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { countOf, dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { INBOX_MESSAGE_KINDS, INBOX_STATUSES, INBOX_TABS } from './values.ts';
import type { InboxMessageKind, InboxStatus, InboxTab } from './values.ts';

/** A colleague, on the wire and in the domain. */
export interface InboxPerson {
  id: string;
  name: string;
}

/** A conversation on the wire. */
export interface InboxConversationWire {
  id: string;
  tab: string;
  visitor: {
    name: string;
    email: string;
    phone: string;
    company: string;
    /** Whom the CRM knows the visitor as. */
    contact_id: string | null;
  };
  /** Where it is held, such as `Website` or `WhatsApp`. */
  channel: string;
  /** From where the visitor writes, such as 'On the booking page'. */
  origin: string;
  assigned_to: InboxPerson | null;
  /** Who answers: the bot until a person takes over. */
  handled_by: 'bot' | 'person';
  bot_name: string;
  group: string;
  status: string;
  snoozed_until: string | null;
  tags: string[];
  is_online: boolean;
  /** How many messages of the visitor nobody has read. */
  unread: number;
  last_message: { kind: string; author: InboxPerson | null; text: string; private: boolean } | null;
  /** Colleagues who are writing an answer. */
  typing: { name: string; until: string }[];
  last_message_at: string;
  created_at: string;
}

export interface InboxConversationsWire {
  conversations: InboxConversationWire[];
  next_cursor: string | null;
  /** How many conversations each tab has under the same view, filters and search. */
  counts: Record<InboxTab, number>;
  /** Every group and tag of the tenant's conversations. */
  groups: string[];
  tags: string[];
}

/** The last message of a conversation, as a list shows it. */
interface LastMessage {
  kind: InboxMessageKind | null;
  authorId: string;
  text: string;
  isPrivate: boolean;
}

/** A conversation with a visitor. Texts are '' where the server sent none. */
export interface InboxConversation extends Keyed {
  id: string;
  tab: InboxTab | null;
  name: string;
  email: string;
  phone: string;
  company: string;
  /** '' for somebody whom the CRM does not know. */
  contactId: string;
  channel: string;
  origin: string;
  /** Null where nobody is. */
  assignedTo: InboxPerson | null;
  /** Whether the bot answers. */
  isWithBot: boolean;
  botName: string;
  group: string;
  /** Null for a status that this client does not know. */
  status: InboxStatus | null;
  /** The status as it came. */
  statusText: string;
  snoozedUntil: Date | null;
  tags: string[];
  isOnline: boolean;
  unread: number;
  lastMessage: LastMessage | null;
  /** Colleagues who are writing an answer, by name. */
  typing: string[];
  lastMessageAt: Date | null;
  createdAt: Date | null;
}

/** A page of conversations, the latest first; `nextCursor` is '' after the last one. */
export interface InboxPage {
  conversations: InboxConversation[];
  nextCursor: string;
  counts: Readonly<Record<InboxTab, number>>;
  groups: string[];
  tags: string[];
}

const conversationsSchema = listOf(['conversations', 'data'], toConversation);

/** `GET /v1/inbox/conversations`. */
export const inboxPageSchema = readObject((value, complain): InboxPage => {
  const list = conversationsSchema.safeParse(value);
  if (!list.success) return complain(['conversations'], 'list expected');
  const counts = isObject(value.counts) ? value.counts : {};
  const count = (tab: InboxTab) => countOf(counts[tab]) ?? 0;
  return {
    conversations: list.data,
    nextCursor: textOf(value.next_cursor),
    counts: {
      chats: count('chats'),
      orders: count('orders'),
      contacts: count('contacts'),
      groups: count('groups'),
    },
    groups: textListOf(value.groups),
    tags: textListOf(value.tags),
  };
});

/** Reads a conversation that stands by itself in an answer. */
export const inboxConversationSchema = readObject((value): InboxConversation => {
  const conversation = toConversation(value);
  return { ...conversation, key: conversation.id };
});

/** The conversation as it is now, where another person took it meanwhile; null for any other error. */
export function takenIn(error: unknown): InboxConversation | null {
  if (!isApiError(error) || error.status !== 409 || !isObject(error.body)) return null;
  const { error: details, conversation } = error.body;
  if (!isObject(details) || details.code !== 'TAKEN') return null;
  const read = inboxConversationSchema.safeParse(conversation);
  return read.success ? read.data : null;
}

/** Reads a colleague; null where it names none. */
export function personOf(value: unknown): InboxPerson | null {
  if (!isObject(value)) return null;
  const id = textOf(value.id);
  const name = textOf(value.name, id);
  return name === '' ? null : { id, name };
}

function toConversation(row: WireObject): Omit<InboxConversation, 'key'> {
  const visitor = isObject(row.visitor) ? row.visitor : {};
  const typing: unknown[] = Array.isArray(row.typing) ? row.typing : [];
  return {
    id: textOf(row.id),
    tab: wordOf(INBOX_TABS, row.tab),
    name: textOf(visitor.name),
    email: textOf(visitor.email),
    phone: textOf(visitor.phone),
    company: textOf(visitor.company),
    contactId: textOf(visitor.contact_id),
    channel: textOf(row.channel),
    origin: textOf(row.origin),
    assignedTo: personOf(row.assigned_to),
    isWithBot: row.handled_by === 'bot',
    botName: textOf(row.bot_name),
    group: textOf(row.group),
    status: wordOf(INBOX_STATUSES, row.status),
    statusText: textOf(row.status),
    snoozedUntil: dateOf(row.snoozed_until),
    tags: [...new Set(textListOf(row.tags))],
    isOnline: row.is_online === true,
    unread: countOf(row.unread) ?? 0,
    lastMessage: lastMessageOf(row.last_message),
    typing: typing.flatMap((entry) => (isObject(entry) ? textListOf(entry.name) : [])),
    lastMessageAt: dateOf(row.last_message_at),
    createdAt: dateOf(row.created_at),
  };
}

function lastMessageOf(value: unknown): LastMessage | null {
  if (!isObject(value)) return null;
  return {
    kind: wordOf(INBOX_MESSAGE_KINDS, value.kind),
    authorId: personOf(value.author)?.id ?? '',
    text: textOf(value.text),
    isPrivate: value.private === true,
  };
}
