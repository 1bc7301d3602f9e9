import type { InboxEvent, InboxMessage, InboxThread } from '@platform/domain';
import { defineCall } from '../http/call.ts';
import { readObject, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';
import { parseEnum } from '../schema/parseEnum.ts';
import { INBOX_MESSAGE_KINDS, inboxConversationSchema, personOf } from './conversations.ts';
import type { InboxMessageBody } from './messages.contract.ts';

export const INBOX_EVENTS = [
  'assigned',
  'unassigned',
  'bot',
  'resolved',
  'reopened',
  'snoozed',
] as const satisfies readonly InboxEvent[];

const messagesSchema = listOf(['messages', 'data'], toMessage);

export const inboxMessagesSchema = readObject((value, reportIssue): InboxThread => {
  const list = messagesSchema.safeParse(value);
  if (!list.success) return reportIssue(['messages'], 'list expected');
  const conversation = inboxConversationSchema.safeParse(value.conversation);
  if (!conversation.success) return reportIssue(['conversation'], 'object expected');
  return {
    conversation: conversation.data,
    messages: list.data,
    previousCursor: toText(value.previous_cursor),
  };
});

export const inboxMessageSchema = readObject((value): InboxMessage => {
  const message = toMessage(value);
  return { ...message, key: message.id };
});

function toMessage(row: WireObject): Omit<InboxMessage, 'key'> {
  return {
    id: toText(row.id),
    kind: parseEnum(INBOX_MESSAGE_KINDS, row.kind),
    author: personOf(row.author) ?? { id: '', name: '' },
    text: typeof row.text === 'string' ? row.text : '',
    isPrivate: row.private === true,
    clientId: toText(row.client_id),
    event: parseEnum(INBOX_EVENTS, row.event),
    target: personOf(row.target)?.name ?? '',
    createdAt: dateOf(row.created_at),
  };
}

export interface OutgoingText {
  text: string;
  isPrivate: boolean;
  /** Unique: a retry with the same id adds no second message. */
  clientId: string;
}

const service = { service: 'chatbot', access: 'private' } as const;

export const listInboxMessages = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/inbox/conversations/{id}/messages',
  query: ({ before, limit }: { before?: string | undefined; limit?: number | undefined }) => ({
    before,
    limit,
  }),
  response: inboxMessagesSchema,
});

/** Fails if another member took the conversation first; `conflictOwner` reads the error. */
export const sendInboxMessage = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/inbox/conversations/{id}/messages',
  body: ({ text, isPrivate, clientId }: OutgoingText): InboxMessageBody => ({
    text,
    private: isPrivate,
    client_id: clientId,
  }),
  response: inboxMessageSchema,
});
