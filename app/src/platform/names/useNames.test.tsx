// @vitest-environment jsdom
import { members, removeTeamMember } from '@platform/api';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { useAction } from '../../data/useAction.ts';
import { useResource } from '../../data/useResource.ts';
import { mountHook } from '../../testing/mountHook.tsx';
import { testConfig } from '../../testing/services.ts';
import { signInAdmin } from '../../testing/signedIn.tsx';
import { teamHandlers } from '../../testing/teamService.ts';
import { toastsAtom } from '../../feedback/toastAtoms.ts';
import { needsName, useAgentNames, useMemberNames } from './useNames.ts';

const { auth, voice } = testConfig.services;
const server = setupServer();
const requested: string[] = [];

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  server.events.on('request:start', ({ request }) => requested.push(request.url));
});
afterEach(() => {
  server.resetHandlers();
  requested.length = 0;
});
afterAll(() => server.close());

const serve = (...first: HttpHandler[]) => server.use(...teamHandlers(...first));

test('a removed member loses their name at once', async () => {
  serve(http.delete(`${auth}/v1/team/member/:id`, () => new Promise<never>(() => {})));
  const page = mountHook(() => {
    const [remove] = useAction(removeTeamMember, { failure: () => 'failed' });
    return { names: useMemberNames(true), remove };
  });
  await vi.waitFor(() => expect(page.current().names?.get('amara')).toBe('Amara Okafor'));
  void page.current().remove({ key: 'amara', id: 'amara' });
  await vi.waitFor(() => expect(page.current().names?.has('amara')).toBe(false));
  expect(page.current().names?.get('jonas')).toBe('Jonas Weber');
});

test('names voice agents by their ids, and omits nameless ones', async () => {
  const body = { agents: [{ id: 'a1', name: ' Front desk ' }, { name: 'Nobody' }], total: 2 };
  serve(http.get(`${voice}/v1/agents`, () => HttpResponse.json(body)));
  const { current } = mountHook(() => useAgentNames(true));
  await vi.waitFor(() => expect(current()).toEqual(new Map([['a1', 'Front desk']])));
});

test('shows no error if the names fail to load', async () => {
  serve(http.get(`${auth}/v1/team/members`, () => HttpResponse.json({}, { status: 403 })));
  const signedIn = signInAdmin();
  const { current } = mountHook(
    () => ({ names: useMemberNames(true), read: useResource(members, {}) }),
    signedIn,
  );
  await vi.waitFor(() => expect(current().read.status).toBe('error'));
  expect(current().names).toEqual(new Map());
  expect(signedIn.store.get(toastsAtom)).toEqual([]);
});

test('sends no request as long as no id is shown', async () => {
  const { current } = mountHook(() => [useMemberNames(false), useAgentNames(false)]);
  await vi.waitFor(() => expect(current()).toEqual([undefined, undefined]));
  expect(requested).toEqual([]);
});

test('a text with a space was typed by a user and needs no name', () => {
  expect(['usr_1', ' usr_1 ', 'Amara Okafor', ''].map(needsName)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
