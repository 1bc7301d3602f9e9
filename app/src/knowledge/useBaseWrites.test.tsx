// @vitest-environment jsdom
import type { KnowledgeBase } from '@platform/api';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { useBaseWrites } from './useBaseWrites.ts';

const bases = `${testConfig.services.knowledge}/v1/knowledge-bases`;
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const base = { id: 'kb1', name: 'Shop', description: 'Ours' } as KnowledgeBase;
const agents = [{ id: 'a1', name: 'Front desk' }];

function mountWrites(respond: () => Response) {
  const deleted: string[] = [];
  const shown: string[] = [];
  server.use(
    http.get('*', () => HttpResponse.json({})),
    http.delete(`${bases}/kb1`, ({ request }) => {
      deleted.push(new URL(request.url).search);
      return respond();
    }),
  );
  const { current } = mountHook(() => useBaseWrites((id) => shown.push(id)), signInAdmin());
  return { current, deleted, shown };
}

it('lists the agents that use a base before it is deleted by force', async () => {
  const error = { code: 'IN_USE', message: 'Agents use it', agents };
  const used = () => HttpResponse.json({ error }, { status: 409 });
  const { current, deleted, shown } = mountWrites(used);
  expect(await current().onDeleteBase(base, false)).toEqual({ status: 'inUse', usedBy: agents });
  expect(deleted).toEqual(['']);
  expect(shown).toEqual([]);
});

it('deletes by force once confirmed, and leaves the base', async () => {
  const { current, deleted, shown } = mountWrites(() => new HttpResponse(null, { status: 204 }));
  expect(await current().onDeleteBase(base, true)).toBeUndefined();
  expect(deleted).toEqual(['?force=true']);
  expect(shown).toEqual(['']);
});

it("stays on the page of a base that could not be deleted, with the service's message", async () => {
  const error = { code: 'NO', message: 'Not now' };
  const { current, shown } = mountWrites(() => HttpResponse.json({ error }, { status: 403 }));
  expect(await current().onDeleteBase(base, false)).toEqual({
    status: 'refused',
    message: 'Not now',
  });
  expect(shown).toEqual([]);
});
