// @vitest-environment jsdom
import type { InboxEdit } from '@platform/ui/inbox';
import { dataOf } from '@platform/ui';
import { describe, expect, it } from 'vitest';
import {
  amara,
  respondWithJson,
  conversation,
  createInboxService,
  forbidden,
  jonas,
  me,
  takenResponse,
} from './testing/inboxService.ts';
import type { Responder } from './testing/inboxService.ts';
import { showPage } from '../testing/showPage.ts';
import { serveInbox, waitUntil } from './testing/openInbox.tsx';

const openInbox = serveInbox();
const morning = new Date('2026-11-24T09:00:00Z');
const refusal = 'Only the front desk may answer.';
const failed = 'The conversation could not be changed. Please try again.';

it.each<[string, InboxEdit, object, string]>([
  [
    'assigns it to a colleague',
    { kind: 'assign', owner: amara },
    { assigned_to: 'amara', known_assigned_to: 'jonas' },
    'Assigned to Amara Okafor',
  ],
  [
    'removes its owner',
    { kind: 'assign', owner: null },
    { assigned_to: null, known_assigned_to: 'jonas' },
    'Not assigned',
  ],
  ['hands it to the bot', { kind: 'bot' }, { handled_by: 'bot' }, 'Handed back to the bot'],
  ['resolves it', { kind: 'resolve' }, { status: 'resolved' }, 'Conversation resolved'],
  ['reopens it', { kind: 'reopen' }, { status: 'open' }, 'Conversation reopened'],
  [
    'snoozes it',
    { kind: 'snooze', until: morning },
    { status: 'snoozed', snoozed_until: morning.toISOString() },
    'Conversation snoozed',
  ],
  [
    'snoozes it until the visitor writes',
    { kind: 'snooze', until: null },
    { status: 'snoozed', snoozed_until: null },
    'Conversation snoozed',
  ],
  ['moves it to a group', { kind: 'group', group: '' }, { group: '' }, 'Conversation changed'],
  ['tags it', { kind: 'tags', tags: ['VIP'] }, { tags: ['VIP'] }, 'Conversation changed'],
])('%s, and reports it', async (_, edit, body, message) => {
  const service = createInboxService([conversation('c1', { assigned_to: jonas })]);
  const { thread, toasts } = await openInbox('?conversation=c1', { service });
  thread().onEdit(edit);
  await waitUntil(() => expect(toasts()).toEqual([message]));
  expect(service.writes()).toEqual([{ call: 'PATCH c1', ...body }]);
});

it("assigns an unassigned conversation, or one of the user's own, without asking", async () => {
  const { thread, service } = await openInbox();
  thread().onEdit({ kind: 'assign', owner: me });
  await waitUntil(() => expect(service.writes()).toHaveLength(1));
  expect(service.writes()[0]).toMatchObject({ assigned_to: me.id, known_assigned_to: null });
  const own = createInboxService([conversation('c1', { assigned_to: me })]);
  const mine = await openInbox('?conversation=c1', { service: own });
  mine.thread().onEdit({ kind: 'assign', owner: me });
  await waitUntil(() => expect(own.writes()).toHaveLength(1));
  expect(mine.thread().takeOver).toBeNull();
});

it('asks before a conversation is taken from a colleague, and sends nothing until then', async () => {
  const service = createInboxService([conversation('c1', { assigned_to: amara })]);
  const { thread } = await openInbox('?conversation=c1', { service });
  thread().onEdit({ kind: 'assign', owner: me });
  await waitUntil(() => expect(thread().takeOver?.from).toEqual(amara));
  expect(await thread().onTakeOver()).toBeUndefined();
  expect(service.writes()).toEqual([
    { call: 'PATCH c1', assigned_to: me.id, known_assigned_to: 'amara' },
  ]);
});

describe('if another member changed the owner in the meantime', () => {
  it.each([
    ['asks whether to take it from that colleague', me, amara, amara],
    ['does not ask if it has no owner now', me, null, null],
    ['does not ask if it was assigned to me', me, me, null],
    ['does not ask if it was meant for a colleague', jonas, amara, null],
  ])('%s', async (_, owner, now, from) => {
    const { thread, service, toasts } = await openInbox();
    service.responders['PATCH c1'] = takenResponse(conversation('c1', { assigned_to: now }));
    thread().onEdit({ kind: 'assign', owner });
    await waitUntil(() =>
      expect(toasts()).toEqual([
        now
          ? `${now.name} is answering this conversation now.`
          : 'Someone else reassigned this conversation in the meantime.',
      ]),
    );
    // Changes are sent in order, so this one ends after the refused one.
    delete service.responders['PATCH c1'];
    thread().onEdit({ kind: 'resolve' });
    await waitUntil(() => expect(toasts()).toContain('Conversation resolved'));
    expect(thread().takeOver?.from ?? null).toEqual(from);
  });
});

it.each([
  ['for lack of permission', forbidden, refusal, refusal],
  ['for another reason', respondWithJson({ error: { message: 'Busy' } }, 400), failed, ''],
])('a change that is rejected %s shows the reason', async (_, respond, message, expected) => {
  const { thread, service, toasts, go } = await openInbox();
  service.responders['PATCH c1'] = respond;
  thread().onEdit({ kind: 'resolve' });
  await waitUntil(() => expect(toasts()).toEqual([message]));
  await waitUntil(() => expect(thread().refusal).toBe(expected));
  await go('?conversation=c2');
  await waitUntil(() => expect(thread().conversationId).toBe('c2'));
  expect(thread().refusal).toBe('');
});

it('changes nothing until the conversation has loaded', async () => {
  const service = createInboxService();
  service.responders['GET c1/messages'] = respondWithJson({}, 404);
  const { thread, go } = await openInbox('?conversation=c1', { service });
  thread().onEdit({ kind: 'resolve' });
  await go('?conversation=c2');
  await waitUntil(() => expect(thread().thread.status).toBe('ready'));
  thread().onEdit({ kind: 'reopen' });
  await waitUntil(() => expect(service.writes()).toEqual([{ call: 'PATCH c2', status: 'open' }]));
});

describe('a conversation that is opened', () => {
  const read = { call: 'PATCH c1', is_read: true };
  const openUnread = async (respond: Responder) => {
    const row = conversation('c1', { unread: 2 });
    const service = createInboxService([row]);
    service.responders['PATCH c1'] = respond;
    return { row, ...(await openInbox('?conversation=c1', { service })) };
  };

  it('is marked as read without fetching anything again', async () => {
    const service = createInboxService([conversation('c1', { unread: 2 })]);
    service.responders['PATCH c1'] = respondWithJson(conversation('c1'));
    const { list, conversation: open } = await openInbox('?conversation=c1', { service });
    await waitUntil(() => expect(open()?.unread).toBe(0));
    expect(dataOf(list().items)?.conversations[0]?.unread).toBe(0);
    expect(service.writes()).toEqual([read]);
    expect(
      [service.callsTo('GET'), service.callsTo('GET c1/messages')].map(({ length }) => length),
    ).toEqual([1, 1]);
  });

  it('is marked as read once per received message, and a failure of that is not shown', async () => {
    const { service, thread, row, shownToasts } = await openUnread(respondWithJson({}, 500));
    await waitUntil(() => expect(service.writes()).toEqual([read]));
    const readAgain = async (message: string) => {
      row.last_message_at = message;
      thread().onEdit({ kind: 'group', group: 'Shop' });
      const reads = service.callsTo('GET c1/messages').length;
      await waitUntil(() =>
        expect(service.callsTo('GET c1/messages').length).toBeGreaterThan(reads),
      );
    };
    await readAgain('2026-11-23T10:00:00Z');
    await readAgain('2026-11-23T10:01:00Z');
    await waitUntil(() => expect(service.writes().slice(1)).toContainEqual(read));
    for (const state of ['hidden', 'visible'] as const) showPage(state);
    await readAgain('2026-11-23T10:01:00Z');
    await waitUntil(() => expect(shownToasts()).toHaveLength(3));
    expect(service.writes().filter((each) => 'is_read' in each)).toEqual([read, read]);
    expect(new Set(shownToasts())).toEqual(new Set([failed]));
  });

  it('in a hidden tab is marked as read when the tab is visible', async () => {
    const service = createInboxService([conversation('c1', { unread: 2 })]);
    showPage('hidden');
    const { thread } = await openInbox('?conversation=c1', { service });
    thread().onEdit({ kind: 'resolve' });
    await waitUntil(() => expect(service.writes()).toHaveLength(1));
    showPage('visible');
    await waitUntil(() => expect(service.writes()).toEqual([expect.anything(), read]));
  });
});
