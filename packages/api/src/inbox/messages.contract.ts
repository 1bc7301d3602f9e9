import { INBOX_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, timestamp } from '../description/shapes.ts';
import {
  inboxConversation,
  inboxMessageKind,
  inboxPerson,
  takenRefusal,
} from './conversations.contract.ts';
import { INBOX_EVENTS, listInboxMessages, sendInboxMessage } from './messages.ts';

const message = z
  .object({
    id,
    kind: inboxMessageKind,
    author: inboxPerson.nullable().describe('Null if the author is unknown.'),
    text: z.string().describe('Text as written, including line breaks; empty for events.'),
    private: z.boolean().describe('True for a note that only members see.'),
    client_id: z.string().nullable().describe('`client_id` of the request that sent it, or null.'),
    event: z.enum(INBOX_EVENTS).nullable().describe('Change reported by an event, else null.'),
    target: inboxPerson.nullable().describe('New owner reported by an event, else null.'),
    created_at: timestamp,
  })
  .meta({ id: 'InboxMessage', description: 'A message, a note or an event of a conversation.' });

const thread = z.object({
  conversation: inboxConversation,
  messages: z.array(message).describe('Oldest first.'),
  previous_cursor: z.string().nullable().describe('Cursor of older messages; null for none.'),
});

export const inboxMessagesQuery = z.object({
  before: z.string().min(1).optional().describe('`previous_cursor` of the next newer messages.'),
  limit: z.coerce
    .number()
    .int()
    .positive()
    .default(40)
    .describe('Maximum number of messages. A service may return fewer.'),
});

export const inboxMessageBody = z.strictObject({
  text: z
    .string()
    .regex(/\S/, 'Write a message')
    .max(INBOX_LIMITS.text)
    .describe('Text to send unchanged; not only whitespace.'),
  private: z.boolean().describe('True for a note that only members see.'),
  client_id: z.string().min(8).max(80).describe('Unique id, chosen by the client.'),
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
      'A message opens the conversation and makes the caller its owner if it has none; if it has another owner, the call fails with TAKEN. Notes never do.',
    extension: 'inbox',
    repeated: 'idempotent',
    body: inboxMessageBody,
    response: message,
    status: 201,
    alternatives: {
      200: { meaning: 'The message that already has the `client_id`.', response: message },
    },
    errors: ['NOT_FOUND'],
    refusals: takenRefusal,
  }),
};

export type InboxMessageWire = z.output<typeof message>;
export type InboxMessageBody = z.output<typeof inboxMessageBody>;
