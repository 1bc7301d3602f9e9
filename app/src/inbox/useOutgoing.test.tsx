// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { respondWithJson, forbidden, holdResponses, networkError } from './testing/inboxService.ts';
import { copiesOf, serveInbox, waitUntil } from './testing/openInbox.tsx';

const openInbox = serveInbox();
const SEND = 'POST c1/messages';
const NOT_SENT = 'The message was not sent. Please try again.';

describe('a message', () => {
  it('is shown at once, and once when it has arrived', async () => {
    const page = await openInbox();
    const message = { id: 'm1', kind: 'person' as const, text: 'Hello' };
    const { respond, release } = holdResponses();
    page.service.responders[SEND] = respond;
    page.thread().onSend('Hello', false);
    await waitUntil(() =>
      expect(copiesOf(page)).toEqual({ outgoing: [['Hello', 'sending', '']], arrived: [] }),
    );
    const [{ clientId } = { clientId: '' }] = page.thread().outgoing;
    page.service.sent.push({ ...message, client_id: clientId });
    page.thread().onEdit({ kind: 'resolve' });
    await waitUntil(() => expect(copiesOf(page)).toEqual({ outgoing: [], arrived: ['Hello'] }));
    release(respondWithJson(message));
    page.thread().onSend('Bye', true);
    await waitUntil(() => expect(page.service.callsTo(SEND)).toHaveLength(2));
    expect(page.service.callsTo(SEND).map(({ body }) => body)).toEqual([
      { text: 'Hello', private: false, client_id: clientId },
      { text: 'Bye', private: true, client_id: expect.not.stringMatching(clientId) },
    ]);
  });

  it('belongs to its conversation, also while another one is open', async () => {
    const page = await openInbox();
    page.service.responders[SEND] = networkError;
    page.thread().onSend('Hello', false);
    await waitUntil(() => expect(page.thread().outgoing[0]?.status).toBe('failed'));
    await page.go('?conversation=c2');
    await waitUntil(() => expect(page.thread().conversationId).toBe('c2'));
    expect(page.thread().outgoing).toEqual([]);
    await page.go('?conversation=c1');
    await waitUntil(() => expect(page.thread().outgoing).toHaveLength(1));
  });
});

describe('N02 a message that failed', () => {
  it.each([
    ['whose response was lost', networkError, NOT_SENT],
    [
      'that the service could not take',
      respondWithJson({ error: { message: 'Busy' } }, 500),
      NOT_SENT,
    ],
  ])('%s keeps its text, and is sent again with its id', async (_, respond, problem) => {
    const page = await openInbox();
    page.service.responders[SEND] = respond;
    page.thread().onSend('Hello', false);
    const failedMessage = { outgoing: [['Hello', 'failed', problem]], arrived: [] };
    await waitUntil(() => expect(copiesOf(page)).toEqual(failedMessage));
    expect(page.toasts()).toEqual([]);
    delete page.service.responders[SEND];
    const [{ clientId } = { clientId: '' }] = page.thread().outgoing;
    page.thread().onRetry(clientId);
    page.thread().onRetry(clientId);
    await waitUntil(() => expect(copiesOf(page)).toEqual({ outgoing: [], arrived: ['Hello'] }));
    expect(page.service.callsTo(SEND).map(({ body }) => body['client_id'])).toEqual([
      clientId,
      clientId,
    ]);
  });

  it('returns to the composer, and is not sent', async () => {
    const page = await openInbox();
    page.service.responders[SEND] = networkError;
    page.thread().onSend('Hello', true);
    await waitUntil(() => expect(page.thread().outgoing[0]?.status).toBe('failed'));
    const [{ clientId } = { clientId: '' }] = page.thread().outgoing;
    expect(page.thread().onRestoreDraft(clientId)).toMatchObject({
      text: 'Hello',
      isPrivate: true,
    });
    await waitUntil(() => expect(page.thread().outgoing).toEqual([]));
    expect(page.service.callsTo(SEND)).toHaveLength(1);
  });

  it('that did arrive is removed once it is loaded, and is not offered again', async () => {
    const page = await openInbox();
    page.service.responders[SEND] = networkError;
    page.thread().onSend('Hello', false);
    await waitUntil(() => expect(page.thread().outgoing[0]?.status).toBe('failed'));
    const [{ clientId } = { clientId: '' }] = page.thread().outgoing;
    page.service.sent.push({ id: 'm1', kind: 'person', text: 'Hello', client_id: clientId });
    page.thread().onEdit({ kind: 'resolve' });
    await waitUntil(() => expect(copiesOf(page)).toEqual({ outgoing: [], arrived: ['Hello'] }));
    page.unmount();
    const { signedIn } = page;
    const later = await openInbox('?conversation=c1', { signedIn });
    expect(later.thread().outgoing).toEqual([]);
  });

  const unsentMessage = { outgoing: [['Hello', 'failed', NOT_SENT]], arrived: [] };

  it('after the page was left shows the error, and its text on the next visit', async () => {
    const page = await openInbox();
    const { respond, pendingCount, release } = holdResponses();
    page.service.responders[SEND] = respond;
    page.thread().onSend('Hello', false);
    await waitUntil(() => expect(pendingCount()).toBe(1));
    page.unmount();
    release(networkError);
    await waitUntil(() => expect(page.toasts()).toEqual([NOT_SENT]));
    const { signedIn } = page;
    expect(copiesOf(await openInbox('?conversation=c1', { signedIn }))).toEqual(unsentMessage);
  });

  it('is restored with its text after a reload while it was being sent', async () => {
    const page = await openInbox();
    const { respond, pendingCount } = holdResponses();
    page.service.responders[SEND] = respond;
    page.thread().onSend('Hello', false);
    await waitUntil(() => expect(pendingCount()).toBe(1));
    page.unmount();
    expect(copiesOf(await openInbox())).toEqual(unsentMessage);
  });
});

it.each([
  ['a reply', false, { reply: 'Hello\n\nMore', note: 'Mine' }],
  ['a note', true, { reply: 'More', note: 'Hello\n\nMine' }],
])('N03 %s that is rejected is kept before later input', async (_, isPrivate, failedMessage) => {
  const page = await openInbox();
  page.service.responders[SEND] = forbidden;
  page.thread().drafts.keep('c1', { reply: 'More', note: 'Mine' });
  page.thread().onSend('Hello', isPrivate);
  await waitUntil(() => expect(page.thread().refusal).toBe('Only the front desk may answer.'));
  expect(page.thread().outgoing).toEqual([]);
  expect(page.thread().drafts.read('c1')).toEqual(failedMessage);
  page.thread().onRefusalRetry();
  await waitUntil(() => expect(page.thread().refusal).toBe(''));
});

it('N03 a rejected reply becomes the draft if there is no other input', async () => {
  const page = await openInbox();
  page.service.responders[SEND] = forbidden;
  page.thread().onSend('Hello', false);
  await waitUntil(() => expect(page.thread().refusal).not.toBe(''));
  expect(page.thread().drafts.read('c1')).toEqual({ reply: 'Hello', note: '' });
});
