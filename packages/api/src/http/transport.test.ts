import { afterEach, expect, it, vi } from 'vitest';
import { createWorld, tokenSet } from '../testing/world.ts';
import { listMembers } from '../team/members.ts';
import { send } from './send.ts';
import { transport } from './transport.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('disables caching and sends no referrer', async () => {
  const world = await createWorld();
  const { api } = world.openTab();
  api.store.begin(tokenSet(1));
  const sent = vi.fn<typeof fetch>(async () => new Response('[]'));
  vi.stubGlobal('fetch', sent);
  await send(api.http, listMembers);
  expect(sent).toHaveBeenCalledOnce();
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
  });
});

it.each([
  ['a response', async () => new Response('{}'), { status: 200 }],
  ['an error response', async () => new Response('{}', { status: 503 }), { status: 503 }],
  ['a lost connection', () => Promise.reject(new TypeError('lost')), { kind: 'network' }],
])('leaves no timer running after %s', async (_what, fetch, outcome) => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetch);
  const request = { url: 'http://api.test/', method: 'GET', timeout: 20_000 };
  const ended = await transport(request).catch((error: unknown) => error);
  expect(ended).toMatchObject(outcome);
  expect(vi.getTimerCount()).toBe(0);
});
