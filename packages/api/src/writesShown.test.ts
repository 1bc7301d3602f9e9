import { describe, expect, it } from 'vitest';
import * as api from './index.ts';
import type { Change } from './resource.ts';
import { withChanges } from './testing/withChanges.ts';

describe('the unread count', () => {
  const bell = { count: 3, newestAt: null };
  const countAfter = (changes: readonly Change[] | undefined, count: number | null = 3) =>
    withChanges(api.unreadNotifications, { ...bell, count }, changes).count;
  const item = (isRead: boolean, isArchived = false) => ({ id: 'n', isRead, isArchived });

  it.each([
    ['reading an unread one', api.toggleNotificationRead, item(false), 2],
    ['having a read one unread again', api.toggleNotificationRead, item(true), 4],
    ['reading an archived one', api.toggleNotificationRead, item(false, true), 3],
    ['having an archived one unread again', api.toggleNotificationRead, item(true, true), 3],
    ['archiving an unread one', api.archiveNotification, item(false), 2],
    ['archiving a read one', api.archiveNotification, item(true), 3],
  ] as const)('is correct after %s', (_what, action, input, count) => {
    expect(countAfter(action.optimistic?.(input))).toBe(count);
  });

  it('drops by the number of read ones, never below 0, and stays unknown if it was unknown', () => {
    const readAll = (count: number) =>
      api.readAllNotifications.optimistic?.({
        before: new Date(),
        count,
        isConfirmed: Promise.resolve(true),
      });
    expect(countAfter(readAll(2))).toBe(1);
    expect(countAfter(readAll(9))).toBe(0);
    expect(countAfter(readAll(2), null)).toBeNull();
  });
});

describe('a list of notifications', () => {
  const row = (id: string, isRead: boolean, isArchived = false) =>
    ({ key: id, id, isRead, isArchived, createdAt: new Date(1000) }) as api.Notification;
  const list = (filter: 'all' | 'unread' | 'archived', rows: api.Notification[]) =>
    ({ filter, category: '', notifications: rows, nextCursor: '' }) as api.LoadedNotifications;
  const states = (known: api.LoadedNotifications, changes: readonly Change[] | undefined) =>
    withChanges(api.notifications, known, changes).notifications.map(({ id, isRead }) => [
      id,
      isRead,
    ]);

  it('shows a read one as read and removes it from the unread ones', () => {
    const read = api.toggleNotificationRead.optimistic?.(row('a', false));
    const rows = [row('a', false), row('b', false)];
    expect(states(list('all', rows), read)).toEqual([
      ['a', true],
      ['b', false],
    ]);
    expect(states(list('unread', rows), read)).toEqual([['b', false]]);
  });

  it('shows an archived one only among the archived ones', () => {
    const archived = api.archiveNotification.optimistic?.(row('a', false));
    expect(states(list('all', [row('a', false), row('b', true)]), archived)).toEqual([['b', true]]);
    expect(states(list('archived', [row('a', false, true)]), archived)).toEqual([['a', false]]);
  });

  it('shows notifications up to a time as read, and later ones unchanged', () => {
    const until = (before: Date) =>
      api.readAllNotifications.optimistic?.({
        before,
        count: 1,
        isConfirmed: Promise.resolve(true),
      });
    const rows = [row('a', false)];
    expect(states(list('all', rows), until(new Date(1000)))).toEqual([['a', true]]);
    expect(states(list('all', rows), until(new Date(999)))).toEqual([['a', false]]);
  });
});

describe('all read', () => {
  const readAll = (isWanted: boolean) => {
    const sent: unknown[] = [];
    const send = (...call: unknown[]) => Promise.resolve(void sent.push(call));
    const input = { before: new Date(0), count: 1, isConfirmed: Promise.resolve(isWanted) };
    const write = api.readAllNotifications.send({ http: { send } } as never, input);
    return { sent, write };
  };

  it('is sent after the undo period, and cancelled by an undo', async () => {
    const confirmed = readAll(true);
    await confirmed.write;
    expect(confirmed.sent).toHaveLength(1);
    const undone = readAll(false);
    await expect(undone.write).rejects.toMatchObject({ kind: 'aborted' });
    expect(undone.sent).toEqual([]);
  });
});

describe('a thread', () => {
  const thread = (...ids: string[]) =>
    ({
      conversation: { id: 'c' },
      messages: ids.map((id) => ({ key: id, id })),
    }) as unknown as api.InboxThread;
  const response = (id: string) => ({ key: id, id }) as api.InboxMessage;
  const message = { clientId: 'client-1', text: 'Hello', isPrivate: false };

  it.each([
    ['a new message', 'c', 'm2', ['m1', 'm2']],
    ['a message that is there, sent again', 'c', 'm1', ['m1']],
    ['a message of another conversation', 'd', 'm2', ['m1']],
  ])('shows %s once', (_what, conversationId, id, shown) => {
    const done = api.sendInboxText.onDone?.({ ...message, conversationId }, response(id));
    const { messages } = withChanges(api.inboxThread, thread('m1'), done);
    expect(messages.map(({ key }) => key)).toEqual(shown);
  });
});

describe('a conversation', () => {
  const known = {
    key: 'c',
    id: 'c',
    status: 'snoozed',
    statusText: 'snoozed',
    snoozedUntil: new Date(0),
    assignedTo: null,
    isWithBot: true,
    group: '',
    tags: ['vip'],
  } as unknown as api.InboxConversation;
  const amara = { id: 'u2', name: 'Amara' };

  it.each<[string, Omit<api.ConversationChange, 'id'>, Partial<api.InboxConversation>]>([
    [
      'with another status',
      { status: 'open' },
      { status: 'open', statusText: 'open', snoozedUntil: null },
    ],
    [
      'given to a person',
      { assigned: { to: 'u2', known: null }, owner: amara },
      { assignedTo: amara, isWithBot: false },
    ],
    [
      'given to none',
      { assigned: { to: null, known: 'u2' } },
      { assignedTo: null, isWithBot: false },
    ],
    ['given back to the bot', { toBot: true }, { assignedTo: null, isWithBot: true }],
    ['in no group', { group: '' }, { group: '' }],
    ['without tags', { tags: [] }, { tags: [] }],
    ['unchanged if it is read', { isRead: true }, {}],
  ])('is shown at once %s', (_what, change, shown) => {
    const edits = api.changeInboxConversation.optimistic?.({ id: 'c', ...change });
    const other = { ...known, key: 'd', id: 'd' };
    const list = { conversations: [known, other] } as unknown as api.LoadedInbox;
    const rows = withChanges(api.inboxConversations, list, edits).conversations;
    expect(rows).toEqual([{ ...known, ...shown }, other]);
    const opened = { conversation: known, messages: [] } as unknown as api.InboxThread;
    expect(withChanges(api.inboxThread, opened, edits).conversation).toEqual(rows[0]);
  });
});

describe('the team', () => {
  const rows = [
    { key: 'a', id: 'u', role: 'Viewer' },
    { key: 'b', id: 'u', role: 'Viewer' },
  ];
  const other = rows[1];
  const target = { key: 'a', id: 'u' };

  it.each([
    [
      'a member with another role',
      api.members,
      api.changeRole.optimistic?.({ ...target, role: 'Editor' }),
      [{ ...rows[0], role: 'Editor' }, other],
    ],
    ['no member who was removed', api.members, api.removeTeamMember.optimistic?.(target), [other]],
    [
      'no invite that was cancelled',
      api.pendingInvites,
      api.cancelPendingInvite.optimistic?.(target),
      [other],
    ],
    [
      'no offer that was answered',
      api.roleRequests,
      api.answerRoleRequest.optimistic?.({ ...target, isAccepted: false }),
      [other],
    ],
  ] as const)('shows %s and keeps every other row', (_what, resource, changes, shown) => {
    expect(withChanges<readonly object[]>(resource, rows, changes)).toEqual(shown);
  });
});
