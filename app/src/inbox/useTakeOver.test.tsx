// @vitest-environment jsdom
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
import { copiesOf, serveInbox, waitUntil } from './testing/openInbox.tsx';

const openInbox = serveInbox();
const SEND = 'POST c1/messages';

const openAssignedToAmara = () =>
  openInbox('?conversation=c1', {
    service: createInboxService([conversation('c1', { assigned_to: amara })]),
  });

describe('N01 a reply to a conversation of another member', () => {
  it('waits for the confirmation, then takes over and is sent once', async () => {
    const page = await openAssignedToAmara();
    page.thread().onSend('Hello', false);
    await waitUntil(() => expect(page.thread().takeOver?.from).toEqual(amara));
    expect(copiesOf(page).outgoing).toEqual([['Hello', 'taken', '']]);
    const [{ clientId } = { clientId: '' }] = page.thread().outgoing;
    expect(page.thread().takeOver?.clientId).toBe(clientId);
    expect(await page.thread().onTakeOver()).toBeUndefined();
    await waitUntil(() => expect(copiesOf(page)).toEqual({ outgoing: [], arrived: ['Hello'] }));
    expect(page.thread().takeOver).toBeNull();
    expect(page.toasts()).toEqual(['Assigned to Priya Nair']);
    expect(page.service.writes()).toEqual([
      { call: 'PATCH c1', assigned_to: me.id, known_assigned_to: 'amara' },
      { call: SEND, text: 'Hello', private: false, client_id: clientId },
    ]);
  });

  it('is not sent if cancelled; Retry opens the dialog again', async () => {
    const page = await openAssignedToAmara();
    page.thread().onSend('Hello', false);
    await waitUntil(() => expect(page.thread().takeOver).not.toBeNull());
    page.thread().onTakeOverCancel();
    await waitUntil(() => expect(page.thread().takeOver).toBeNull());
    expect(await page.thread().onTakeOver()).toBeUndefined();
    const [{ clientId } = { clientId: '' }] = page.thread().outgoing;
    page.thread().onRetry(clientId);
    await waitUntil(() => expect(page.thread().takeOver).toMatchObject({ from: amara, clientId }));
    expect(page.thread().onRestoreDraft(clientId)?.text).toBe('Hello');
    page.thread().onSend('A note', true);
    await waitUntil(() => expect(page.service.writes()).toHaveLength(1));
    expect(page.service.writes()[0]).toMatchObject({ text: 'A note', private: true });
  });

  it('names an owner that only the service knows', async () => {
    const page = await openInbox();
    page.service.responders[SEND] = takenResponse(conversation('c1', { assigned_to: amara }));
    page.thread().onSend('Hello', false);
    await waitUntil(() => expect(page.thread().takeOver?.from).toEqual(amara));
    expect(copiesOf(page).outgoing).toEqual([['Hello', 'taken', '']]);
    delete page.service.responders[SEND];
    await page.thread().onTakeOver();
    await waitUntil(() => expect(copiesOf(page).outgoing).toEqual([]));
    const ids = page.service.callsTo(SEND).map(({ body }) => body['client_id']);
    expect(new Set(ids).size).toBe(1);
    expect(ids).toHaveLength(2);
    expect(page.service.callsTo('PATCH c1')[0]?.body).toMatchObject({ known_assigned_to: 'amara' });
  });

  it.each([
    [
      'a third person owns it now',
      takenResponse(conversation('c1', { assigned_to: jonas })),
      jonas,
      'jonas',
      'Jonas Weber is answering this conversation now.',
    ],
    [
      'it is unassigned now',
      takenResponse(conversation('c1')),
      amara,
      null,
      'Someone else reassigned this conversation in the meantime.',
    ],
    [
      'the service rejects the change',
      respondWithJson({}, 400),
      amara,
      'amara',
      'The conversation could not be changed. Please try again.',
    ],
    ['the user lacks the permission', forbidden, amara, 'amara', 'Only the front desk may answer.'],
  ])(
    'keeps the dialog open with the current owner if %s',
    async (_, respond, from, known, message) => {
      const page = await openAssignedToAmara();
      page.service.responders['PATCH c1'] = respond;
      page.thread().onSend('Hello', false);
      await waitUntil(() => expect(page.thread().takeOver).not.toBeNull());
      expect(await page.thread().onTakeOver()).toEqual({ status: 'refused', message });
      await waitUntil(() => expect(page.thread().takeOver?.from).toEqual(from));
      expect(page.toasts()).toEqual([]);
      expect(copiesOf(page).outgoing).toEqual([['Hello', 'taken', '']]);
      delete page.service.responders['PATCH c1'];
      await page.thread().onTakeOver();
      await waitUntil(() => expect(page.service.callsTo(SEND)).toHaveLength(1));
      expect(page.service.callsTo('PATCH c1').map(({ body }) => body['known_assigned_to'])).toEqual(
        ['amara', known],
      );
    },
  );

  it('opens the dialog in its own conversation only', async () => {
    const page = await openAssignedToAmara();
    page.thread().onSend('Hello', false);
    await waitUntil(() => expect(page.thread().takeOver).not.toBeNull());
    await page.go('?conversation=c2');
    await waitUntil(() => expect(page.thread().conversationId).toBe('c2'));
    expect(page.thread().takeOver).toBeNull();
  });
});

describe('taking over without a message', () => {
  it('opens the dialog if a colleague is the owner, and sends no message', async () => {
    const page = await openAssignedToAmara();
    page.thread().onTakeOverRequest();
    await waitUntil(() =>
      expect(page.thread().takeOver).toMatchObject({ from: amara, clientId: '' }),
    );
    await page.thread().onTakeOver();
    page.thread().onSend('A note', true);
    await waitUntil(() => expect(page.service.writes()).toHaveLength(2));
    expect(page.service.writes().map(({ call }) => call)).toEqual(['PATCH c1', SEND]);
  });

  it.each([
    ['is unassigned', null],
    ['belongs to the user', me],
  ])('sends a reply without a dialog if the conversation %s', async (_, owner) => {
    const service = createInboxService([conversation('c1', { assigned_to: owner })]);
    const page = await openInbox('?conversation=c1', { service });
    page.thread().onSend('Hello', false);
    await waitUntil(() => expect(page.service.callsTo(SEND)).toHaveLength(1));
    expect(page.thread().takeOver).toBeNull();
  });

  it('requests no confirmation if the conversation is unassigned', async () => {
    const page = await openInbox();
    page.thread().onTakeOverRequest();
    page.thread().onSend('Hello', false);
    await waitUntil(() => expect(page.service.callsTo(SEND)).toHaveLength(1));
    expect(page.thread().takeOver).toBeNull();
  });
});
