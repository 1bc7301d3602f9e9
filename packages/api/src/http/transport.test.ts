import { afterEach, expect, it, vi } from 'vitest';
import { createWorld, tokenSet } from '../testing/world.ts';
import { listMembers } from '../team/members.ts';
import { send } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

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
