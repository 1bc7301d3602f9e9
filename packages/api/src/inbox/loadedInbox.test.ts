import { expect, it } from 'vitest';
import { inboxPageSchema } from './conversationPages.ts';
import { changeInboxConversation } from './actions.ts';
import type { ConversationChange } from './actions.ts';
import {
  withConversation,
  withEarlierThread,
  withInboxPage,
  withLaterInbox,
  withOlderMessages,
} from './loadedInbox.ts';
import type { LoadedInbox } from './loadedInbox.ts';
import { inboxMessagesSchema } from './messages.ts';

const query = { tab: 'chats', view: 'all' } as const;
const rows = (...ids: string[]) => ids.map((id) => ({ id }));
const page = (ids: string[], next: string | null) =>
  inboxPageSchema.parse({ conversations: rows(...ids), next_cursor: next });
const list = (ids: string[], next: string | null): LoadedInbox => ({ query, ...page(ids, next) });
const idsOf = ({ conversations, nextCursor }: LoadedInbox) =>
  [...conversations.map(({ id }) => id), nextCursor].join(' ');
const thread = (ids: string[], previous: string | null, id = 'c1') =>
  inboxMessagesSchema.parse({
    conversation: { id },
    messages: rows(...ids),
    previous_cursor: previous,
  });

it('appends the page of the next cursor and the same query, once', () => {
  const known = list(['a', 'b'], '2');
  expect(idsOf(withInboxPage(known, { query, cursor: '2' }, page(['b', 'c'], '3')))).toBe(
    'a b c 3',
  );
  const stale = { query, cursor: '1' };
  expect(withInboxPage(known, stale, page(['z'], null))).toBe(known);
  const other = { query: { ...query, search: 'x' }, cursor: '2' };
  expect(withInboxPage(known, other, page(['z'], null))).toBe(known);
});

it('D18 ends at a page without new rows, or with its own cursor', () => {
  const known = list(['a', 'b'], '2');
  const next = { query, cursor: '2' };
  expect(idsOf(withInboxPage(known, next, page(['a'], '9')))).toBe('a b ');
  expect(idsOf(withInboxPage(known, next, page(['c'], '2')))).toBe('a b c ');
});

it('keeps the later pages of a refetched list, without rows that moved to the top', () => {
  const known = list(['a', 'b', 'c', 'd'], '5');
  expect(idsOf(withLaterInbox(list(['d', 'a', 'b'], '4'), known))).toBe('d a b c 5');
  expect(idsOf(withLaterInbox(list(['x', 'y'], '4'), known))).toBe('x y 4');
  expect(idsOf(withLaterInbox(list(['a'], null), known))).toBe('a ');
});

it('prepends older messages and keeps them when the latest are refetched', () => {
  const latest = thread(['m5', 'm6'], '5');
  const withOlder = withOlderMessages(latest, '5', thread(['m3', 'm4'], '3'));
  expect(withOlder.messages.map(({ id }) => id)).toEqual(['m3', 'm4', 'm5', 'm6']);
  expect(withOlder.previousCursor).toBe('3');
  expect(withOlderMessages(latest, '4', thread(['m3'], '3'))).toBe(latest);
  expect(withOlderMessages(latest, '5', thread(['m3'], '3', 'c2'))).toBe(latest);

  const refetched = withEarlierThread(thread(['m5', 'm6', 'm7'], '5'), withOlder);
  expect(refetched.messages.map(({ id }) => id)).toEqual(['m3', 'm4', 'm5', 'm6', 'm7']);
  expect(refetched.previousCursor).toBe('3');
  const apart = thread(['m90'], '90');
  expect(withEarlierThread(apart, withOlder)).toBe(apart);
});

it('replaces a conversation under its key, and only if it is in the list', () => {
  const [changed] = inboxPageSchema.parse({
    conversations: [{ id: 'b', unread: 3 }],
  }).conversations;
  if (!changed) throw new Error('There is no conversation.');
  const now = { ...changed, key: 'other' };
  const updatedList = withConversation(list(['a', 'b'], '2'), now);
  expect(updatedList.conversations.map(({ key, unread }) => `${key} ${unread}`)).toEqual([
    'a 0',
    'b 3',
  ]);
  expect(withConversation(list(['b'], null), now).conversations).toMatchObject([{ unread: 3 }]);
  const without = list(['a', 'c'], null);
  expect(withConversation(without, now)).toBe(without);
});

const amara = { id: 'u2', name: 'Amara' };

it.each<[Omit<ConversationChange, 'id'>, 'bot' | 'person', object]>([
  [{ toBot: true }, 'person', { assignedTo: null, isWithBot: true }],
  [
    { assigned: { to: 'u2', known: null }, owner: amara },
    'bot',
    { assignedTo: amara, isWithBot: false },
  ],
  [{ assigned: { to: null, known: 'u3' } }, 'bot', { assignedTo: null, isWithBot: false }],
  [{ isRead: true }, 'person', { assignedTo: { id: 'u3' }, isWithBot: false }],
])('shows the change %j of a conversation with a %s at once', (change, handledBy, shown) => {
  const wire = { id: 'c1', assigned_to: { id: 'u3', name: 'Jonas' }, handled_by: handledBy };
  const known = { query, ...inboxPageSchema.parse({ conversations: [wire] }) };
  const [inList] = changeInboxConversation.optimistic?.({ id: 'c1', ...change }) ?? [];
  expect(inList?.apply(known)).toMatchObject({ conversations: [shown] });
});

it('reads a conversation with invalid fields, and invalid counts as 0', () => {
  const { conversations, counts } = inboxPageSchema.parse({
    conversations: [
      { id: 7, visitor: null, status: 'ASLEEP', tags: 'VIP', typing: 'x', unread: -1 },
      'nonsense',
    ],
    counts: { chats: 'many', orders: '3' },
  });
  expect(conversations).toMatchObject([
    { id: '7', name: '', status: null, statusText: 'ASLEEP', tags: ['VIP'], typing: [], unread: 0 },
  ]);
  expect(counts).toEqual({ chats: 0, orders: 3, contacts: 0, groups: 0 });
  expect(inboxPageSchema.safeParse({ conversations: 4 }).success).toBe(false);
});
