import { trimText } from '@platform/i18n/text';
import { INBOX_LIMITS } from '@platform/domain';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { id, timestamp, refusalWith, trimmed } from '../description/shapes.ts';
import { listInboxConversations } from './conversationPages.ts';
import { INBOX_MESSAGE_KINDS, updateInboxConversation } from './conversations.ts';
import { INBOX_STATUSES, INBOX_TABS, INBOX_VIEWS } from './values.ts';

export const inboxPerson = z
  .object({
    id: z.string().describe('Id of the member; empty if the author is not a member.'),
    name: z.string().describe('Display name.'),
  })
  .meta({ id: 'InboxPerson', description: 'The author of a message, or a member of the team.' });

export const inboxMessageKind = z
  .enum(INBOX_MESSAGE_KINDS)
  .describe('`person` is a member; an `event` reports a change of the conversation.');

const text = (sentence: string) => z.string().describe(sentence);
const count = z.int().min(0);
const status = z
  .enum(INBOX_STATUSES)
  .describe('A conversation that is snoozed until a given time is `open` from then on.');

const visitor = z.object({
  name: text('Name, or an empty string.'),
  email: text('Email, or an empty string.'),
  phone: text('Phone number, or an empty string.'),
  company: text('Company, or an empty string.'),
  contact_id: id.nullable().describe('Id of the contact in the CRM; null for an unknown visitor.'),
});

const lastMessage = z.object({
  kind: inboxMessageKind,
  author: inboxPerson.nullable().describe('Null if the author is unknown.'),
  text: text('Beginning of the text.'),
  private: z.boolean().describe('True for a note that only members see.'),
});

export const inboxConversation = z
  .object({
    id,
    tab: z.enum(INBOX_TABS).describe('Tab that lists it.'),
    visitor: visitor.describe('The person who contacted the team.'),
    channel: text('Channel, such as `Website` or `WhatsApp`.'),
    origin: text('Where the chat started, such as `On the booking page`.'),
    assigned_to: inboxPerson.nullable().describe('Owner of the conversation; null for none.'),
    handled_by: z.enum(['bot', 'person']).describe('`bot` until a member takes over.'),
    bot_name: text('Name of the bot, even after a member has taken over.'),
    group: text('Group of the conversation, or an empty string.'),
    status,
    snoozed_until: timestamp
      .nullable()
      .describe('End of the snooze; null means until the visitor writes.'),
    tags: z.array(z.string()).describe('Tags, without duplicates.'),
    is_online: z.boolean().describe('True while the visitor is on the channel.'),
    unread: count.describe('Number of messages of the visitor that no member has read.'),
    last_message: lastMessage
      .nullable()
      .describe('Last message, not counting events; null for none.'),
    typing: z
      .array(
        z.object({
          name: text('Name of the member.'),
          until: timestamp.describe('Expiry, unless it is renewed.'),
        }),
      )
      .describe('Members who are typing a reply.'),
    last_message_at: timestamp.describe('Time of the last message; lists are sorted by it.'),
    created_at: timestamp,
  })
  .meta({
    id: 'InboxConversation',
    description: 'A conversation of a visitor with the bot and the team.',
  });

const page = z.object({
  conversations: z.array(inboxConversation).describe('Most recent message first.'),
  next_cursor: z.string().nullable().describe('Cursor of the next page; null on the last one.'),
  counts: z
    .object({
      chats: count.describe('Conversations of the tab `chats`.'),
      orders: count.describe('Conversations of the tab `orders`.'),
      contacts: count.describe('Conversations of the tab `contacts`.'),
      groups: count.describe('Conversations of the tab `groups`.'),
    })
    .describe('Number of conversations of each tab with the same view, filters and search.'),
  groups: z.array(z.string()).describe('All groups in use.'),
  tags: z.array(z.string()).describe('All tags in use.'),
});

export const inboxQuery = z.object({
  tab: z.enum(INBOX_TABS).default('chats').describe('Only conversations of this tab.'),
  view: z
    .enum(INBOX_VIEWS)
    .default('all')
    .describe(
      '`unassigned`: neither owner nor bot; `participating`: the caller has written a message.',
    ),
  status: z.enum(INBOX_STATUSES).optional().describe('Only conversations with this status.'),
  tag: z.string().min(1).optional().describe('Only conversations with this tag.'),
  search: z
    .string()
    .optional()
    .describe(
      'Only conversations whose name, email, phone, company or messages contain this text, ignoring case.',
    ),
  cursor: z.string().min(1).optional().describe('`next_cursor` of the previous page.'),
  limit: z.coerce
    .number()
    .int()
    .positive()
    .default(50)
    .describe('Maximum number of rows. A service may return fewer.'),
});

export const inboxChangeBody = z
  .strictObject({
    status: z.enum(INBOX_STATUSES).optional().describe('New status.'),
    snoozed_until: timestamp
      .nullable()
      .optional()
      .describe('Only for the status `snoozed`; null or missing means until the visitor writes.'),
    assigned_to: id.nullable().optional().describe('Id of an active member; null for none.'),
    known_assigned_to: id
      .nullable()
      .optional()
      .describe(
        'With `assigned_to`: the owner that the user saw. If the owner has changed, the call fails with TAKEN.',
      ),
    handled_by: z.literal('bot').optional().describe('Hands the conversation back to the bot.'),
    group: z
      .string()
      .overwrite(trimText)
      .max(INBOX_LIMITS.group)
      .optional()
      .describe('New group; empty for none.'),
    tags: z
      .array(trimmed(1, INBOX_LIMITS.tag))
      .max(INBOX_LIMITS.tags)
      .optional()
      .describe('Replaces all tags.'),
    is_read: z.literal(true).optional().describe('Marks all messages of the visitor as read.'),
  })
  .refine(({ status: to, snoozed_until: until }) => until == null || to === 'snoozed', {
    path: ['snoozed_until'],
    message: "Only with the status 'snoozed'",
  })
  .refine(({ assigned_to: to, handled_by: by }) => to === undefined || !by, {
    path: ['handled_by'],
    message: 'Either a person or the bot',
  });

export const takenRefusal = {
  TAKEN: refusalWith({ conversation: inboxConversation.describe('The current conversation.') }),
};

export const inboxConversationCalls = {
  list: describeCall(listInboxConversations, {
    summary: 'Lists the conversations of the tenant',
    notes: 'Without the call, the client has no inbox.',
    extension: 'inbox',
    query: inboxQuery,
    response: page,
  }),
  update: describeCall(updateInboxConversation, {
    summary: 'Changes owner, status, group, tags or the unread count of a conversation',
    notes:
      'Omitted fields keep their values. Changes of owner, bot and status add an event to the thread. To take over, the client assigns the conversation to the user.',
    extension: 'inbox',
    repeated: 'idempotent',
    body: inboxChangeBody,
    response: inboxConversation,
    errors: ['NOT_FOUND'],
    refusals: takenRefusal,
  }),
};

export type InboxConversationWire = z.output<typeof inboxConversation>;
export type InboxConversationsWire = z.output<typeof page>;
export type InboxConversationsQuery = z.output<typeof inboxQuery>;
export type InboxChangeBody = z.output<typeof inboxChangeBody>;
