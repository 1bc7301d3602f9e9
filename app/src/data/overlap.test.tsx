// @vitest-environment jsdom
import {
  changeLead,
  changeRole,
  disconnectIntegration,
  disconnectProvider,
  integrations,
  invite,
  leads,
  members,
  pendingInvites,
  send,
} from '@platform/api';
import type { Lead } from '@platform/api';
import { dataOf } from '@platform/ui';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { startSandbox } from '../testing/sandbox.ts';
import { useAction } from './useAction.ts';
import { useRefresh, useResource } from './useResource.ts';

const sandbox = startSandbox();

const texts = { failure: () => 'Failed.' };
const membersCall = { method: 'GET', path: '/v1/team/members' };
const invitesCall = { method: 'GET', path: '/v1/invite/pending' };
const leadsCall = { method: 'GET', path: '/v1/leads/' };
const integrationsCall = { method: 'GET', path: '/v1/tools/discover' };
const roleCall = { method: 'PATCH', path: '/v1/team/member/usr_nw02/role' };

const amara = { key: 'usr_nw02', id: 'usr_nw02' };

const useTeam = () => ({
  role: dataOf(useResource(members, {}))?.find(({ id }) => id === amara.id)?.role,
  setRole: useAction(changeRole, texts)[0],
  refresh: useRefresh(),
});
const useRole = () => ({ setRole: useAction(changeRole, texts)[0] });

/** Roles of all renders in order, without consecutive duplicates. */
const renderedRoles = (results: readonly { role: string | undefined }[]) =>
  results.flatMap(({ role }) => role ?? []).filter((role, index, all) => role !== all[index - 1]);

test('M12 a read that ends while an edit runs does not overwrite it', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useTeam, tab);
  await page.waitUntil(({ role }) => expect(role).toBe('Editor'));
  const release = await sandbox.hold(roleCall, 'before');
  const edit = page.current().setRole({ ...amara, role: 'Viewer' });
  await expect.poll(() => sandbox.count(roleCall)).toBe(1);
  await page.current().refresh(members);
  await release();
  await edit;
  await tab.api.http.untilIdle();
  expect(renderedRoles(page.results)).toEqual(['Editor', 'Viewer']);
});

test('M12 a read that ends after the edit does not overwrite it, and one more read follows', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useTeam, tab);
  await page.waitUntil(({ role }) => expect(role).toBe('Editor'));
  const releaseRead = await sandbox.hold(membersCall);
  void page.current().refresh(members);
  await expect.poll(() => sandbox.count(membersCall)).toBe(2);
  await page.current().setRole({ ...amara, role: 'Viewer' });
  await expect.poll(() => sandbox.count(membersCall)).toBe(3);
  await releaseRead();
  await tab.api.http.untilIdle();
  expect(renderedRoles(page.results)).toEqual(['Editor', 'Viewer']);
  expect(await sandbox.count(membersCall)).toBe(3);
});

test('M12 a first read that started before a write is fetched again', async () => {
  const tab = await sandbox.openTab();
  const release = await sandbox.hold(invitesCall);
  const page = mountHook(
    () => ({
      emails: dataOf(useResource(pendingInvites, { tenantId: 'tnt_4c81f0' }))?.map(
        ({ email }) => email,
      ),
      send: useAction(invite, texts)[0],
    }),
    tab,
  );
  await expect.poll(() => sandbox.count(invitesCall)).toBe(1);
  await page.current().send({ email: 'ada@new.example', role: 'editor' });
  await release();
  await page.waitUntil(({ emails }) => expect(emails).toContain('ada@new.example'));
  const withoutAda = page.results.filter(
    ({ emails }) => emails && !emails.includes('ada@new.example'),
  );
  expect(withoutAda).toEqual([]);
});

test('M12 a first read does not undo a finished edit while another edit runs', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(() => {
    const [isLong, setLong] = useState(false);
    return {
      setLong,
      short: dataOf(useResource(leads, { limit: 2 })),
      long: dataOf(useResource(leads, isLong ? { limit: 3 } : null)),
      change: useAction(changeLead, texts)[0],
    };
  }, tab);
  await page.waitUntil(({ short }) => expect(short).toHaveLength(2));
  const [one, other] = page.current().short as [Lead, Lead];
  const qualified = ({ ownerId, details }: Lead) => ({
    status: 'Qualified',
    notes: 'Called',
    ownerId,
    details,
  });
  const releaseRead = await sandbox.hold({ ...leadsCall, query: { limit: '3' } });
  page.current().setLong(true);
  await expect.poll(() => sandbox.count(leadsCall)).toBe(2);
  const first = page.current().change({ lead: one, change: qualified(one) });
  const releaseOther = await sandbox.hold({ method: 'PATCH', path: `/v1/leads/${other.id}` });
  const second = page.current().change({ lead: other, change: qualified(other) });
  await first;
  await releaseRead();
  await page.waitUntil(({ long }) => expect(long).toHaveLength(3));
  await releaseOther();
  await second;
  await tab.api.http.untilIdle();
  const notes = page.results.flatMap(({ long }) => (long ? [long[0]?.notes, long[1]?.notes] : []));
  expect([...new Set(notes)]).toEqual(['Called']);
});

test('M12 applying the data of a response does not abort a pending read', async () => {
  const tab = await sandbox.openTab();
  const colleague = await sandbox.openTab('colleague');
  const page = mountHook(
    () => ({
      list: dataOf(useResource(integrations, {}))?.integrations,
      disconnect: useAction(disconnectProvider, texts)[0],
      refresh: useRefresh(),
    }),
    tab,
  );
  await page.waitUntil(({ list }) => expect(list).toBeDefined());
  await send(colleague.api.http, disconnectIntegration, { params: { provider: 'gmail' } });
  const release = await sandbox.hold(integrationsCall);
  void page.current().refresh(integrations);
  await expect.poll(() => sandbox.count(integrationsCall)).toBe(2);
  await page.current().disconnect({ provider: 'slack' });
  await release();
  await page.waitUntil(({ list }) => {
    const statusOf = (provider: string) => list?.find((row) => row.provider === provider)?.status;
    expect([statusOf('slack'), statusOf('gmail')]).toEqual(['not_connected', 'not_connected']);
  });
});

test('M12 a preload that started before an edit is fetched again by its page', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useRole, tab);
  const release = await sandbox.hold(membersCall);
  void tab.data.preload(members, {});
  await expect.poll(() => sandbox.count(membersCall)).toBe(1);
  await page.current().setRole({ ...amara, role: 'Viewer' });
  const team = page.open(useTeam);
  await release();
  await team.waitUntil(({ role }) => expect(role).toBe('Viewer'));
  expect(renderedRoles(team.results)).toEqual(['Viewer']);
});

test('M12 a page opened again fetches the edit made on another page', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useTeam, tab);
  await page.waitUntil(({ role }) => expect(role).toBe('Editor'));
  const other = page.open(useRole);
  await other.current().setRole({ ...amara, role: 'Viewer' });
  const again = page.open(useTeam);
  await tab.api.http.untilIdle();
  expect(renderedRoles(again.results)).toEqual(['Viewer']);
  expect(await sandbox.count(membersCall)).toBe(2);
});
