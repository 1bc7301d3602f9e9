import { readObject, textOf } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';
import { wordOf } from '../schema/words.ts';
import { inboxConversationSchema, personOf } from './conversation.ts';
import type { InboxConversation, InboxConversationWire, InboxPerson } from './conversation.ts';
import { INBOX_EVENTS, INBOX_MESSAGE_KINDS } from './values.ts';
import type { InboxEvent, InboxMessageKind } from './values.ts';

/** A message on the wire. */
export interface InboxMessageWire {
  id: string;
  kind: string;
  author: InboxPerson | null;
  text: string;
  private: boolean;
  /** What the sending client called it. */
  client_id: string | null;
  /** What became of the conversation, where it is an event; `target` is whom it was given to. */
  event: string | null;
  target: InboxPerson | null;
  created_at: string;
}

export interface InboxMessagesWire {
  conversation: InboxConversationWire;
  /** The oldest first. */
  messages: InboxMessageWire[];
  /** Where the messages before these end; null where there are none. */
  previous_cursor: string | null;
}

/** A message, a private note, or a line that says what became of the conversation. */
export interface InboxMessage extends Keyed {
  id: string;
  /** Null for one that this client does not know. */
  kind: InboxMessageKind | null;
  /** Both '' where the server sent none. */
  author: InboxPerson;
  /** As it was written: its line breaks count. */
  text: string;
  isPrivate: boolean;
  /** '' where the client that sent it gave none. */
  clientId: string;
  /** Null for what is no event, or one that this client does not know. */
  event: InboxEvent | null;
  /** The name of whom the conversation was given to; '' for nobody. */
  target: string;
  createdAt: Date | null;
}

/** Messages of a conversation, the oldest first, and the conversation as it is now. */
export interface InboxMessages {
  conversation: InboxConversation;
  messages: InboxMessage[];
  /** Where the messages before these end; '' where there are none. */
  previousCursor: string;
}

const messagesSchema = listOf(['messages', 'data'], toMessage);

/** `GET /v1/inbox/conversations/{id}/messages`. */
export const inboxMessagesSchema = readObject((value, complain): InboxMessages => {
  const list = messagesSchema.safeParse(value);
  if (!list.success) return complain(['messages'], 'list expected');
  const conversation = inboxConversationSchema.safeParse(value.conversation);
  if (!conversation.success) return complain(['conversation'], 'object expected');
  return {
    conversation: conversation.data,
    messages: list.data,
    previousCursor: textOf(value.previous_cursor),
  };
});

/** The message that a POST answered. */
export const inboxMessageSchema = readObject((value): InboxMessage => {
  const message = toMessage(value);
  return { ...message, key: message.id };
});

function toMessage(row: WireObject): Omit<InboxMessage, 'key'> {
  return {
    id: textOf(row.id),
    kind: wordOf(INBOX_MESSAGE_KINDS, row.kind),
    author: personOf(row.author) ?? { id: '', name: '' },
    text: typeof row.text === 'string' ? row.text : '',
    isPrivate: row.private === true,
    clientId: textOf(row.client_id),
    event: wordOf(INBOX_EVENTS, row.event),
    target: personOf(row.target)?.name ?? '',
    createdAt: dateOf(row.created_at),
  };
}
