import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, timestamp } from '../description/shapes.ts';
import {
  inboxConversation,
  inboxMessageKind,
  inboxPerson,
  takenRefusal,
} from './conversations.contract.ts';
import { INBOX_LIMITS } from './conversations.ts';
import { INBOX_EVENTS, listInboxMessages, sendInboxMessage } from './messages.ts';

const message = z
  .object({
    id,
    kind: inboxMessageKind,
    author: inboxPerson.nullable().describe('Null if the author has no name.'),
    text: z.string().describe('Text as it was written, line breaks included; empty for events.'),
    private: z.boolean().describe('True for a note that only members see.'),
    client_id: z.string().nullable().describe('`client_id` of the request that sent it, or null.'),
    event: z.enum(INBOX_EVENTS).nullable().describe('Change that an event reports, else null.'),
    target: inboxPerson.nullable().describe('New owner that an event reports, else null.'),
    created_at: timestamp,
  })
  .meta({ id: 'InboxMessage', description: 'A message, a note or an event of a conversation.' });

const thread = z.object({
  conversation: inboxConversation,
  messages: z.array(message).describe('Oldest first.'),
  previous_cursor: z.string().nullable().describe('Cursor of the older messages; null for none.'),
});

export const inboxMessagesQuery = z.object({
  before: z.string().min(1).optional().describe('`previous_cursor` of the messages after these.'),
  limit: z.coerce
    .number()
    .int()
    .positive()
    .default(40)
    .describe('Most messages. A service may return fewer.'),
});

export const inboxMessageBody = z.strictObject({
  text: z
    .string()
    .regex(/\S/, 'Write a message')
    .max(INBOX_LIMITS.text)
    .describe('Text to send as it is; not only white space.'),
  private: z.boolean().describe('True for a note that only members see.'),
  client_id: z.string().min(8).max(80).describe('Unique id that the client chose.'),
});

export const inboxMessageCalls = {
  list: describeCall(listInboxMessages, {
    summary: 'Lists the latest messages of a conversation, or those before a cursor',
    extension: 'inbox',
    query: inboxMessagesQuery,
    response: thread,
    errors: ['NOT_FOUND'],
  }),
  send: describeCall(sendInboxMessage, {
    summary: 'Sends a message to the visitor, or leaves a note for the team',
    notes:
      'A `client_id` that the conversation has returns its message with 200. A message opens the conversation and makes the caller its owner if it has none; with another owner it is TAKEN. Notes are never TAKEN.',
    extension: 'inbox',
    repeated: 'idempotent',
    body: inboxMessageBody,
    response: message,
    status: 201,
    errors: ['NOT_FOUND'],
    refusals: takenRefusal,
  }),
};

export type InboxMessageWire = z.output<typeof message>;
export type InboxMessageBody = z.output<typeof inboxMessageBody>;
