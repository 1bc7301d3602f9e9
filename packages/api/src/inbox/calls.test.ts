import { describe, expect, it } from 'vitest';
import { ApiError } from '../http/apiError.ts';
import { inboxPageSchema, listInboxConversations } from './conversationPages.ts';
import { inboxChangeBody, inboxConversationCalls, inboxQuery } from './conversations.contract.ts';
import { conflictOwner, updateInboxConversation } from './conversations.ts';
import { inboxMessageBody, inboxMessageCalls } from './messages.contract.ts';
import { inboxMessagesSchema, listInboxMessages, sendInboxMessage } from './messages.ts';

const at = '2026-11-23T10:00:00Z';
const amara = { id: 'u2', name: 'Amara' };
const conversation = {
  id: 'c1',
  tab: 'chats',
  visitor: {
    name: 'Ada',
    email: 'ada@engines.test',
    phone: '+44 1',
    company: 'Engines',
    contact_id: 'k1',
  },
  channel: 'Website',
  origin: 'On the booking page',
  assigned_to: amara,
  handled_by: 'person',
  bot_name: 'Assistant',
  group: 'Sales',
  status: 'snoozed',
  snoozed_until: at,
  tags: ['VIP'],
  is_online: true,
  unread: 2,
  last_message: { kind: 'person', author: amara, text: 'Hello', private: true },
  typing: [{ name: 'Jonas', until: at }],
  last_message_at: at,
  created_at: at,
} as const;
const read = {
  key: 'c1',
  id: 'c1',
  tab: 'chats',
  name: 'Ada',
  email: 'ada@engines.test',
  phone: '+44 1',
  company: 'Engines',
  contactId: 'k1',
  channel: 'Website',
  origin: 'On the booking page',
  assignedTo: amara,
  isWithBot: false,
  botName: 'Assistant',
  group: 'Sales',
  status: 'snoozed',
  statusText: 'snoozed',
  snoozedUntil: new Date(at),
  tags: ['VIP'],
  isOnline: true,
  unread: 2,
  lastMessage: { kind: 'person', authorId: 'u2', text: 'Hello', isPrivate: true },
  typing: ['Jonas'],
  lastMessageAt: new Date(at),
  createdAt: new Date(at),
};
const message = {
  id: 'm1',
  kind: 'event',
  author: amara,
  text: ' Two\nlines ',
  private: false,
  client_id: 'client-1',
  event: 'assigned',
  target: { id: 'u3', name: 'Jonas' },
  created_at: at,
} as const;
const readMessage = {
  key: 'm1',
  id: 'm1',
  kind: 'event',
  author: amara,
  text: ' Two\nlines ',
  isPrivate: false,
  clientId: 'client-1',
  event: 'assigned',
  target: 'Jonas',
  createdAt: new Date(at),
};

describe('a response', () => {
  const page = {
    conversations: [conversation],
    next_cursor: 'p2',
    counts: { chats: 1, orders: 2, contacts: 3, groups: 4 },
    groups: ['Sales'],
    tags: ['VIP'],
  };
  const thread = { conversation, messages: [message], previous_cursor: 'p0' };

  it.each([
    [
      'a page',
      inboxConversationCalls.list,
      listInboxConversations,
      page,
      { ...page, conversations: [read], next_cursor: undefined, nextCursor: 'p2' },
    ],
    ['a change', inboxConversationCalls.update, updateInboxConversation, conversation, read],
    [
      'a thread',
      inboxMessageCalls.list,
      listInboxMessages,
      thread,
      { conversation: read, messages: [readMessage], previousCursor: 'p0' },
    ],
    ['a message', inboxMessageCalls.send, sendInboxMessage, message, readMessage],
  ])('of %s matches its description', (_, { response }, client, wire, domain) => {
    expect(response.parse(wire)).toEqual(wire);
    expect(client.response?.parse(wire)).toEqual(domain);
    for (const name of Object.keys(wire)) {
      const incomplete = { ...wire, [name]: undefined };
      expect([name, response.safeParse(incomplete).success]).toEqual([name, false]);
      const malformed = { ...wire, [name]: { no: 'value' } };
      expect([name, response.safeParse(malformed).success]).toEqual([name, false]);
    }
  });

  it('D04 without a list or conversation is rejected with the path of the field', () => {
    expect(inboxPageSchema.safeParse({ conversations: 4 }).error?.issues[0]?.path).toEqual([
      'conversations',
    ]);
    const { error } = inboxMessagesSchema.safeParse({ messages: [], conversation: 'none' });
    expect(error?.issues[0]?.path).toEqual(['conversation']);
  });
});

describe('a request body', () => {
  const text = { text: 'Hello', private: false, client_id: 'client-1' };

  it.each([
    ['a message', inboxMessageBody, text, true],
    ['a message of white space', inboxMessageBody, { ...text, text: ' \n' }, false],
    ['the longest message', inboxMessageBody, { ...text, text: 'x'.repeat(5000) }, true],
    ['a longer message', inboxMessageBody, { ...text, text: 'x'.repeat(5001) }, false],
    ['a short client_id', inboxMessageBody, { ...text, client_id: 'client' }, false],
    ['another field', inboxMessageBody, { ...text, kind: 'bot' }, false],
    ['no change', inboxChangeBody, {}, true],
    ['an unknown status', inboxChangeBody, { status: 'asleep' }, false],
    ['a snooze', inboxChangeBody, { status: 'snoozed', snoozed_until: at }, true],
    ['a snooze without an end', inboxChangeBody, { status: 'snoozed', snoozed_until: null }, true],
    ['an end without a snooze', inboxChangeBody, { status: 'open', snoozed_until: at }, false],
    ['no owner', inboxChangeBody, { assigned_to: null, known_assigned_to: 'u2' }, true],
    ['person and bot', inboxChangeBody, { assigned_to: 'u2', handled_by: 'bot' }, false],
    ['an empty tag', inboxChangeBody, { tags: ['VIP', ' '] }, false],
    ['too many tags', inboxChangeBody, { tags: Array.from({ length: 21 }, () => 'x') }, false],
    ['a long group', inboxChangeBody, { group: 'x'.repeat(81) }, false],
    ['unread', inboxChangeBody, { is_read: false }, false],
  ])('of %s', (_, schema, body, isRight) => {
    expect(schema.safeParse(body).success).toBe(isRight);
  });

  it.each([
    [
      { status: 'snoozed', snoozedUntil: new Date(at) },
      { snoozed_until: '2026-11-23T10:00:00.000Z', status: 'snoozed' },
    ],
    [
      { status: 'snoozed', snoozedUntil: null },
      { snoozed_until: null, status: 'snoozed' },
    ],
    [{ assigned: { to: 'u2', known: null } }, { assigned_to: 'u2', known_assigned_to: null }],
    [{ toBot: true }, { handled_by: 'bot' }],
    [
      { group: '', tags: [] },
      { group: '', tags: [] },
    ],
    [{ isRead: true }, { is_read: true }],
  ] as const)('of the change %j has only the changed fields', (change, body) => {
    expect(updateInboxConversation.body?.(change)).toEqual(body);
    expect(inboxChangeBody.safeParse(body).success).toBe(true);
  });
});

it('uses defaults for an empty query', () => {
  expect(inboxQuery.parse({})).toEqual({ tab: 'chats', view: 'all', limit: 50 });
  expect(inboxQuery.safeParse({ view: 'theirs' }).success).toBe(false);
});

it.each([
  ['TAKEN', { conversation: { id: 'c1', assigned_to: amara } }, amara],
  ['TAKEN', { conversation: null }, null],
  ['VERSION_CONFLICT', { conversation: { id: 'c1', assigned_to: amara } }, null],
])('reads the owner of %s with %j as %j', (code, rest, owner) => {
  const body = { error: { code, message: '', ...rest } };
  const error = new ApiError('http', { status: 409, body });
  expect(conflictOwner(error)?.assignedTo ?? null).toEqual(owner);
});
