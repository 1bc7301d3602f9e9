import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts } from '../drafts.ts';
import { stubTabStorage } from '../testing/fakeTabStorage.ts';
import { createOutgoing } from './outgoing.ts';
import type { OutgoingMessage, SendOutcome } from './outgoing.ts';

let ids = 0;
const open = (userId = 'usr_1') =>
  createOutgoing({ userId, newId: () => `client-${(ids += 1)}`, interruptedProblem: 'Left' });
const hello = { conversationId: 'icv_1', text: 'Hello', isPrivate: false };
const respondWith = (outcome: SendOutcome) => () => Promise.resolve(outcome);
const failed = respondWith({ status: 'failed', problem: 'No network' });
const amara = { id: 'usr_2', name: 'Amara' };

beforeEach(() => {
  stubTabStorage();
  ids = 0;
});

afterEach(() => void vi.unstubAllGlobals());

it('N02 drops sent messages, and keeps failed ones until they arrive by the same id', async () => {
  const outgoing = open();
  const listener = vi.fn<() => void>();
  outgoing.subscribe(listener);
  outgoing.add(hello, respondWith({ status: 'sent' }));
  expect(outgoing.list()).toMatchObject([{ text: 'Hello', status: 'sending' }]);
  await vi.waitFor(() => expect(outgoing.list()).toEqual([]));
  expect(listener).toHaveBeenCalledTimes(2);

  const id = outgoing.add(hello, failed);
  await vi.waitFor(() => expect(outgoing.list()).toMatchObject([{ problem: 'No network' }]));
  const sent: OutgoingMessage[] = [];
  await outgoing.retry(id, (message) => {
    sent.push(message);
    return Promise.resolve({ status: 'sent' });
  });
  expect(sent).toMatchObject([{ clientId: id, text: 'Hello' }]);
  expect(outgoing.list()).toEqual([]);
});

it('sends a message once at a time, and withdraws only one that is not being sent', async () => {
  const outgoing = open();
  let end = (_outcome: SendOutcome) => {};
  const send = vi.fn<() => Promise<SendOutcome>>(
    () => new Promise<SendOutcome>((resolve) => (end = resolve)),
  );
  const id = outgoing.add(hello, send);
  await outgoing.retry(id, send);
  expect(send).toHaveBeenCalledTimes(1);
  expect(outgoing.restoreDraft(id)).toBeUndefined();
  end({ status: 'failed', problem: 'Server' });
  await vi.waitFor(() => expect(outgoing.list()[0]?.status).toBe('failed'));
  expect(outgoing.restoreDraft(id)).toMatchObject({ text: 'Hello' });
  expect(outgoing.list()).toEqual([]);
});

it('N01 waits for the user if another agent replied first, even if only the server knows', async () => {
  const outgoing = open();
  const send = vi.fn<() => Promise<SendOutcome>>(respondWith({ status: 'sent' }));
  const id = outgoing.add(hello, send, amara);
  expect(send).not.toHaveBeenCalled();
  expect(outgoing.list()).toMatchObject([{ status: 'taken', owner: amara }]);
  await outgoing.retry(id, respondWith({ status: 'taken', owner: { id: 'usr_3', name: 'Noor' } }));
  expect(outgoing.list()).toMatchObject([{ status: 'taken', owner: { name: 'Noor' } }]);
  await outgoing.retry(id, send);
  expect(outgoing.list()).toEqual([]);
});

it('drops a rejected message whose text the sender has kept', async () => {
  const outgoing = open();
  outgoing.add(hello, respondWith({ status: 'refused' }));
  await vi.waitFor(() => expect(outgoing.list()).toEqual([]));
});

it('retries, restores and settles one of several messages, and keeps the others', async () => {
  const outgoing = open();
  const write = (text: string) => outgoing.add({ ...hello, text }, failed);
  const [first = '', second = '', third = ''] = ['One', 'Two', 'Three'].map(write);
  await vi.waitFor(() =>
    expect(outgoing.list().map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']),
  );
  const texts = () => outgoing.list().map(({ text }) => text);
  const send = vi.fn<(message: OutgoingMessage) => Promise<SendOutcome>>(
    respondWith({ status: 'sent' }),
  );
  await outgoing.retry(second, send);
  expect(send.mock.calls).toMatchObject([[{ clientId: second, text: 'Two' }]]);
  expect(texts()).toEqual(['One', 'Three']);
  expect(outgoing.restoreDraft(third)).toMatchObject({ clientId: third, text: 'Three' });
  expect(texts()).toEqual(['One']);
  outgoing.settle([second, third]);
  expect(texts()).toEqual(['One']);
  outgoing.settle([first]);
  expect(texts()).toEqual([]);
});

it.each([
  ['failed', null, { status: 'failed', problem: 'No network' }],
  ['taken', amara, { status: 'taken', owner: amara }],
] as const)('a retry clears why the message was %s', async (_status, owner, before) => {
  const outgoing = open();
  const id = outgoing.add(hello, failed, owner);
  await vi.waitFor(() => expect(outgoing.list()).toMatchObject([before]));
  void outgoing.retry(id, () => new Promise(() => {}));
  expect(outgoing.list()).toMatchObject([{ status: 'sending', problem: '', owner: null }]);
});

it('notifies subscribers of changes only, until they unsubscribe', () => {
  const outgoing = open();
  const listener = vi.fn<() => void>();
  const unsubscribe = outgoing.subscribe(listener);
  outgoing.settle(['another']);
  expect(listener).not.toHaveBeenCalled();
  unsubscribe();
  outgoing.add(hello, failed);
  expect(listener).not.toHaveBeenCalled();
});

it('N02 drops a message read from the server after a lost response', () => {
  const outgoing = open();
  const id = outgoing.add(hello, failed);
  outgoing.settle(['another', id]);
  expect(outgoing.list()).toEqual([]);
});

it('N02 is restored in this tab for the same user only, until sign-out', () => {
  open().add(hello, () => new Promise(() => {}));
  expect(open().list()).toMatchObject([{ text: 'Hello', status: 'failed', problem: 'Left' }]);
  expect(open('usr_9').list()).toEqual([]);
  clearDrafts();
  expect(open().list()).toEqual([]);
});

it('N02 restores a message that failed or whose conversation was taken over', async () => {
  const outgoing = open();
  outgoing.add(hello, failed);
  outgoing.add(hello, failed, amara);
  await vi.waitFor(() => expect(outgoing.list()[0]?.status).toBe('failed'));
  expect(open().list()).toMatchObject([
    { status: 'failed', problem: 'No network' },
    { status: 'taken', problem: '', owner: amara },
  ]);
});

it.each(['nonsense', '{}', '[1, {"text": "Hello"}]'])(
  'reads %s in storage as an empty list',
  (messages) => {
    sessionStorage.setItem('fa_draft:usr_1:inboxOutgoing', JSON.stringify({ messages: messages }));
    expect(open().list()).toEqual([]);
  },
);
