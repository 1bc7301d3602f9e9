import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearDrafts } from '../drafts.ts';
import { stubTabStorage } from '../testing/fakeTabStorage.ts';
import { createOutgoing } from './outgoing.ts';
import type { OutgoingMessage, SendOutcome } from './outgoing.ts';

let ids = 0;
const open = (userId = 'usr_1') =>
  createOutgoing({ userId, newId: () => `client-${(ids += 1)}`, leftProblem: 'Left' });
const hello = { conversationId: 'icv_1', text: 'Hello', isPrivate: false };
const answer = (outcome: SendOutcome) => () => Promise.resolve(outcome);
const failed = answer({ status: 'failed', problem: 'No network' });
const amara = { id: 'usr_2', name: 'Amara' };

beforeEach(() => {
  stubTabStorage();
  ids = 0;
});

afterEach(() => void vi.unstubAllGlobals());

it('N02 drops what was sent, and keeps what failed with its text until it arrives by the same id', async () => {
  const outgoing = open();
  const told = vi.fn<() => void>();
  outgoing.subscribe(told);
  outgoing.add(hello, answer({ status: 'sent' }));
  expect(outgoing.list()).toMatchObject([{ text: 'Hello', status: 'sending' }]);
  await vi.waitFor(() => expect(outgoing.list()).toEqual([]));
  expect(told).toHaveBeenCalledTimes(2);

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

it('sends nothing twice at a time, and takes back only what is not on its way', async () => {
  const outgoing = open();
  let end = (_outcome: SendOutcome) => {};
  const send = vi.fn<() => Promise<SendOutcome>>(
    () => new Promise<SendOutcome>((resolve) => (end = resolve)),
  );
  const id = outgoing.add(hello, send);
  await outgoing.retry(id, send);
  expect(send).toHaveBeenCalledTimes(1);
  expect(outgoing.takeBack(id)).toBeUndefined();
  end({ status: 'failed', problem: 'Server' });
  await vi.waitFor(() => expect(outgoing.list()[0]?.status).toBe('failed'));
  expect(outgoing.takeBack(id)).toMatchObject({ text: 'Hello' });
  expect(outgoing.list()).toEqual([]);
});

it('N01 waits for the person where another one answers, also when the server says so first', async () => {
  const outgoing = open();
  const send = vi.fn<() => Promise<SendOutcome>>(answer({ status: 'sent' }));
  const id = outgoing.add(hello, send, amara);
  expect(send).not.toHaveBeenCalled();
  expect(outgoing.list()).toMatchObject([{ status: 'taken', owner: amara }]);
  await outgoing.retry(id, answer({ status: 'taken', owner: { id: 'usr_3', name: 'Noor' } }));
  expect(outgoing.list()).toMatchObject([{ status: 'taken', owner: { name: 'Noor' } }]);
  await outgoing.retry(id, send);
  expect(outgoing.list()).toEqual([]);
});

it('N02 drops what was read from the server though its answer was lost', () => {
  const outgoing = open();
  const id = outgoing.add(hello, failed);
  outgoing.settle(['another', id]);
  expect(outgoing.list()).toEqual([]);
});

it('N02 is there again in this tab for the same person alone, until they sign out', () => {
  open().add(hello, () => new Promise(() => {}));
  expect(open().list()).toMatchObject([{ text: 'Hello', status: 'failed', problem: 'Left' }]);
  expect(open('usr_9').list()).toEqual([]);
  clearDrafts();
  expect(open().list()).toEqual([]);
});

it.each(['nonsense', '{}', '[1, {"text": "Hello"}]'])('reads %s in storage as nothing', (kept) => {
  sessionStorage.setItem('fa_draft:usr_1:inboxOutgoing', JSON.stringify({ messages: kept }));
  expect(open().list()).toEqual([]);
});
