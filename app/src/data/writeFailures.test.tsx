// @vitest-environment jsdom
import {
  changeLead,
  changeMemberRole,
  changeRole,
  invite,
  leads,
  members,
  pendingInvites,
  removeMember,
  send,
} from '@platform/api';
import type { Lead, Member } from '@platform/api';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { expect, test } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { startSandbox } from '../testing/sandbox.ts';
import { useActor } from '../session/useActor.ts';
import { serverMessageOr } from './failures.ts';
import { useAction } from './useAction.ts';
import { useResource } from './useResource.ts';

const sandbox = startSandbox();

const ada = { email: 'ada@new.example', role: 'editor' } as const;
const amara = { key: 'usr_nw02', id: 'usr_nw02' };
const lucia = { key: 'usr_nw04', id: 'usr_nw04' };
const inviteCall = { method: 'POST', path: '/v1/invite-user' };
const roleCall = { method: 'PATCH', path: '/v1/team/member/usr_nw02/role' };
const otherRoleCall = { method: 'PATCH', path: '/v1/team/member/usr_nw04/role' };
const leadsCall = { method: 'GET', path: '/v1/leads/' };
const invitesCall = { method: 'GET', path: '/v1/invite/pending' };
const refused = { status: 409, body: { error: { message: 'Not now.' } } };

const texts = {
  success: () => 'Done.',
  failure: (error: unknown) => serverMessageOr(error, 'Failed.'),
};
const useInvite = () => useAction(invite, texts)[0];
const useInviting = () => ({
  send: useInvite(),
  invites: useResource(pendingInvites, { tenantId: 'tnt_4c81f0' }),
});

const useTeam = () => ({
  send: useAction(changeRole, texts)[0],
  team: useResource(members, {}),
  roles: useActor().actor.roles,
});

const emailsOf = (read: Remote<readonly { email: string }[]>) =>
  dataOf(read)?.map(({ email }) => email);
const roleOfAmara = (read: Remote<readonly Member[]>) =>
  dataOf(read)?.find(({ id }) => id === amara.id)?.role;

test.each([
  { lost: 'dropped', fault: { drop: 'afterCommit' } as const },
  { lost: 'dropped within the body', fault: { drop: 'body' } as const },
  {
    lost: 'an error of a proxy',
    fault: { status: 502, body: '<h1>Bad gateway</h1>', runHandler: true },
  },
])(
  'M03 a committed write whose response is $lost is reported as failed, fetched again and not repeated',
  async ({ fault }) => {
    const tab = await sandbox.openTab();
    const page = mountHook(useInviting, tab);
    await page.waitUntil(({ invites }) => expect(invites.status).toBe('ready'));
    await sandbox.backend.fault({ ...inviteCall, ...fault, count: 1 });
    expect(await page.current().send(ada)).toMatchObject({ isDone: false, message: 'Failed.' });
    expect(tab.toasts()).toEqual(['Failed.']);
    await page.waitUntil(({ invites }) => expect(emailsOf(invites)).toContain('ada@new.example'));
    expect(await sandbox.count(inviteCall)).toBe(1);
  },
);

test('M03 a repeated press waits until the list was fetched again', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useInviting, tab);
  await page.waitUntil(({ invites }) => expect(invites.status).toBe('ready'));
  await sandbox.backend.fault({ ...inviteCall, drop: 'afterCommit', count: 1 });
  const release = await sandbox.hold(invitesCall);
  await page.current().send(ada);
  const repeated = page.current().send(ada);
  await expect.poll(() => sandbox.count(invitesCall)).toBe(2);
  expect(await sandbox.count(inviteCall)).toBe(1);
  await release();
  expect(await repeated).toMatchObject({ isDone: false });
  expect(await sandbox.backend.committedWrites('invite.created')).toHaveLength(1);
});

test('M03 an edit with a lost response is fetched again although another one runs', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useTeam, tab);
  await page.waitUntil(({ team }) => expect(roleOfAmara(team)).toBe('Editor'));
  await sandbox.hold(otherRoleCall, 'before');
  void page.current().send({ ...lucia, role: 'Editor' });
  await expect.poll(() => sandbox.count(otherRoleCall)).toBe(1);
  await sandbox.backend.fault({ ...roleCall, drop: 'afterCommit', count: 1 });
  await page.current().send({ ...amara, role: 'Viewer' });
  await page.waitUntil(() => {
    const shownRoles = page.results.flatMap(({ team }) => roleOfAmara(team) ?? []);
    const changes = shownRoles.filter((role, index) => role !== shownRoles[index - 1]);
    expect(changes).toEqual(['Editor', 'Viewer', 'Editor', 'Viewer']);
  });
});

test('M03 a change after a lost response is sent once the list was fetched again', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(
    () => ({
      rows: dataOf(useResource(leads, { limit: 2 })),
      change: useAction(changeLead, texts)[0],
    }),
    tab,
  );
  await page.waitUntil(({ rows }) => expect(rows).toHaveLength(2));
  const [lead] = page.current().rows as [Lead];
  const withNotes = (notes: string) => ({ lead, change: { ...lead, status: 'New', notes } });
  await sandbox.backend.fault({
    method: 'PATCH',
    path: '/v1/leads/*',
    drop: 'afterCommit',
    count: 1,
  });
  const release = await sandbox.hold(leadsCall);
  void page.current().change(withNotes('First'));
  const second = page.current().change(withNotes('Second'));
  await expect.poll(() => sandbox.count(leadsCall)).toBe(2);
  expect(await sandbox.backend.log({ service: 'crm', method: 'PATCH' })).toHaveLength(1);
  await release();
  expect(await second).toMatchObject({ isDone: true });
  await tab.api.http.untilIdle();
  const calls = (await sandbox.backend.log({ service: 'crm' })).map(({ method }) => method);
  expect(calls).toEqual(['GET', 'PATCH', 'GET', 'PATCH', 'GET']);
  const notes = page.results.flatMap(({ rows }) => rows?.[0]?.notes ?? []);
  expect(notes.at(-1)).toBe('Second');
  expect(notes.slice(notes.indexOf('Second'))).not.toContain('First');
});

test('M08 a success stays one if the list cannot be fetched again', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useInviting, tab);
  await page.waitUntil(({ invites }) => expect(invites.status).toBe('ready'));
  await sandbox.backend.fault({ ...invitesCall, status: 400 });
  expect(await page.current().send(ada)).toEqual({ isDone: true, output: undefined });
  await page.waitUntil(({ invites }) =>
    expect(invites).toMatchObject({
      status: 'ready',
      refreshError: { message: 'Fault 400 on demand' },
    }),
  );
  expect(tab.toasts()).toEqual(['Done.']);
});

test('M09 X08 fetches lost permissions again, and shows the message of the service', async () => {
  const tab = await sandbox.openTab();
  const colleague = await sandbox.openTab('colleague');
  const page = mountHook(useTeam, tab);
  await page.waitUntil(({ team, roles }) => {
    expect(roleOfAmara(team)).toBe('Editor');
    expect(roles).toEqual(['TenantAdmin']);
  });
  await send(colleague.api.http, changeMemberRole, {
    params: { id: 'usr_nw01' },
    body: { role: 'Viewer' },
  });
  await page.current().send({ ...amara, role: 'Viewer' });
  expect(tab.toasts()).toEqual(['You do not have permission for this action']);
  await page.waitUntil(({ team, roles }) => {
    expect(roleOfAmara(team)).toBe('Editor');
    expect(roles).toEqual(['Viewer']);
  });
});

test('M09 a row that no longer exists is removed with the failure, a rejected one stays', async () => {
  const tab = await sandbox.openTab();
  const colleague = await sandbox.openTab('colleague');
  const page = mountHook(useTeam, tab);
  await page.waitUntil(({ team }) => expect(roleOfAmara(team)).toBe('Editor'));
  await sandbox.backend.fault({ ...roleCall, ...refused, count: 1 });
  await page.current().send({ ...amara, role: 'Viewer' });
  await page.waitUntil(({ team }) => expect(roleOfAmara(team)).toBe('Editor'));
  await send(colleague.api.http, removeMember, { params: { id: amara.id } });
  await page.current().send({ ...amara, role: 'Viewer' });
  await page.waitUntil(({ team }) => expect(roleOfAmara(team)).toBeUndefined());
  expect(tab.toasts()).toEqual(['Not now.', 'Member not found']);
});

test('M09 names the fields that the service rejects', async () => {
  const tab = await sandbox.openTab();
  const { current } = mountHook(useInvite, tab);
  const outcome = await current()({ ...ada, email: 'nobody' });
  expect(outcome).toMatchObject({ fields: { email: expect.any(String) as string } });
});
