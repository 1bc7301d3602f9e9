// @vitest-environment jsdom
import type { TeamData, TeamRow } from '@platform/ui/team';
import { http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { testConfig } from '../testing/services.ts';
import { signInAdmin } from '../testing/signedIn.tsx';
import { teamHandlers } from '../testing/teamService.ts';
import { toastsAtom } from '../feedback/toastAtoms.ts';
import { useTeam } from './useTeam.ts';

const { auth } = testConfig.services;
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

type Team = ReturnType<typeof useTeam>;

function mountTeam(...first: HttpHandler[]) {
  server.use(...teamHandlers(...first));
  const { store, wrap } = signInAdmin();
  const states: Team[] = [];
  function Probe() {
    const team = useTeam();
    useEffect(() => {
      states.push(team);
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  root.render(wrap(<Probe />));
  onTestFinished(() => root.unmount());
  const now = (): Team => {
    const state = states.at(-1);
    if (!state) throw new Error('The hook has not rendered.');
    return state;
  };
  return { states, now, toasts: () => store.get(toastsAtom).map(({ message }) => message) };
}

const dataOf = ({ state: { team } }: Team): TeamData => {
  if (team.status !== 'ready') throw new Error(`The team is ${team.status}.`);
  return team.data;
};

const loaded = (now: () => Team) => vi.waitFor(() => dataOf(now()), { timeout: 10_000 });

function rowOf(team: Team, id: string): TeamRow {
  const row = dataOf(team).rows.find((candidate) => candidate.id === id);
  if (!row) throw new Error(`No row ${id}.`);
  return row;
}

const roleOf = (team: Team, id: string) => rowOf(team, id).role;

/** Responds to a role change only when released, so that two can be pending at once. */
function heldRoleChanges() {
  const waiting = new Map<string, (response: Response) => void>();
  const handler = http.patch(
    `${auth}/v1/team/member/:id/role`,
    ({ params }) => new Promise<Response>((resolve) => waiting.set(String(params['id']), resolve)),
  );
  const respond = async (id: string, response: Response) => {
    const resolve = await vi.waitFor(() => {
      const found = waiting.get(id);
      if (!found) throw new Error(`${id} was not sent yet.`);
      return found;
    });
    resolve(response);
  };
  return { handler, respond };
}

const refusal = (message: string) =>
  HttpResponse.json({ error: { code: 'REFUSED', message } }, { status: 409 });

test('is loading first, then shows members and invites', async () => {
  const { states, now } = mountTeam();
  await loaded(now);
  expect(states[0]?.state.team.status).toBe('loading');
  expect(dataOf(now()).rows.map(({ name }) => name)).toEqual([
    'Priya Nair',
    'Amara Okafor',
    'Jonas Weber',
    'noor@northwind.example',
  ]);
  expect(now().state.inviteRefusal).toBeNull();
  // The screen is memoised.
  expect(new Set(states.map(({ actions }) => actions)).size).toBe(1);
});

test('keeps the members complete if the invites fail', async () => {
  const { now } = mountTeam(
    http.get(`${auth}/v1/invite/pending`, () => refusal('No invites today.')),
  );
  await loaded(now);
  expect(dataOf(now())).toMatchObject({ hasInvitesError: true });
  expect(dataOf(now()).rows).toHaveLength(3);
});

test("fails with the server's message if the members fail", async () => {
  const { now } = mountTeam(http.get(`${auth}/v1/team/members`, () => refusal('Out of order.')));
  await vi.waitFor(() => expect(now().state.team).toMatchObject({ status: 'error' }), {
    timeout: 10_000,
  });
  expect(now().state.team).toMatchObject({ message: 'Out of order.' });
});

test('shows a new role before the response, and reports success after it', async () => {
  const { handler, respond } = heldRoleChanges();
  const { now, toasts } = mountTeam(handler);
  await loaded(now);
  const change = now().actions.onRoleChange({ row: rowOf(now(), 'jonas'), role: 'Editor' });
  await vi.waitFor(() => expect(roleOf(now(), 'jonas')).toBe('Editor'));
  expect(toasts()).toEqual([]);
  await respond('jonas', HttpResponse.json({ success: true }));
  expect(await change).toBe(true);
  expect(toasts()).toEqual(['Role updated']);
});

test('reverts two overlapping failed changes separately', async () => {
  const { handler, respond } = heldRoleChanges();
  const { now, toasts } = mountTeam(handler);
  await loaded(now);
  const first = now().actions.onRoleChange({ row: rowOf(now(), 'amara'), role: 'Viewer' });
  const second = now().actions.onRoleChange({ row: rowOf(now(), 'jonas'), role: 'Editor' });
  await vi.waitFor(() => expect(roleOf(now(), 'jonas')).toBe('Editor'));

  await respond('amara', refusal('Not Amara.'));
  expect(await first).toBe(false);
  await vi.waitFor(() => expect(roleOf(now(), 'amara')).toBe('Editor'));
  expect(roleOf(now(), 'jonas')).toBe('Editor');

  await respond('jonas', refusal('Not Jonas.'));
  expect(await second).toBe(false);
  await vi.waitFor(() => expect(roleOf(now(), 'jonas')).toBe('Viewer'));
  expect(roleOf(now(), 'amara')).toBe('Editor');
  expect(toasts()).toEqual(['Not Amara.', 'Not Jonas.']);
});

test("D15 recognises the user's own row if the profile fails", async () => {
  const { now } = mountTeam(http.get(`${auth}/v1/me`, () => refusal('Not now.')));
  await loaded(now);
  expect(now().state.currentUserId).toBe('priya.nair');
  expect(dataOf(now())).toMatchObject({ hasInvitesError: false });
  expect(dataOf(now()).rows).toHaveLength(4);
});

const withIds = (...ids: (string | null)[]) =>
  http.get(`${auth}/v1/team/members`, () =>
    HttpResponse.json({
      members: ids.map((user_id, index) => ({
        user_id,
        full_name: `Person ${index}`,
        role: 'Viewer',
      })),
    }),
  );

test('D06 of rows with the same or a similar id only the edited one changes', async () => {
  const { handler, respond } = heldRoleChanges();
  const { now } = mountTeam(handler, withIds('twin', 'twin', 'TWIN'));
  await loaded(now);
  const shown = () => dataOf(now()).rows.map(({ name, role }) => `${name} ${role}`);
  const second = dataOf(now()).rows[1];
  if (!second) throw new Error('There are three rows.');
  const change = now().actions.onRoleChange({ row: second, role: 'Editor' });
  await vi.waitFor(() =>
    expect(shown().slice(0, 3)).toEqual(['Person 0 Viewer', 'Person 1 Editor', 'Person 2 Viewer']),
  );
  await respond('twin', refusal('No.'));
  expect(await change).toBe(false);
  await vi.waitFor(() => expect(shown()[1]).toBe('Person 1 Viewer'));
});

test('D06 has no actions for a row without an id', async () => {
  const { now } = mountTeam(withIds(null));
  await loaded(now);
  expect(dataOf(now()).rows[0]).toMatchObject({
    editRefusal: 'unknownMember',
    removeRefusal: 'unknownMember',
  });
});

test('removes several one by one, and returns those that failed, with the reason', async () => {
  const removed: string[] = [];
  const { now, toasts } = mountTeam(
    http.delete(`${auth}/v1/team/member/:id`, ({ params }) => {
      removed.push(String(params['id']));
      return params['id'] === 'amara'
        ? refusal('Not Amara.')
        : HttpResponse.json({ success: true });
    }),
  );
  await loaded(now);
  const [amara, jonas] = [rowOf(now(), 'amara'), rowOf(now(), 'jonas')];
  expect(await now().actions.onRemoveSeveral([amara, jonas])).toEqual([
    { row: amara, message: 'Not Amara.' },
  ]);
  expect(removed).toEqual(['amara', 'jonas']);
  expect(toasts()).toEqual(['Member removed']);
});
