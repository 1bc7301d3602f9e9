// @vitest-environment jsdom
import * as api from '@platform/api';
import { changeMemberRole, contacts, leads, members, profile, send } from '@platform/api';
import type { Member, Resource } from '@platform/api';
import { dataOf } from '@platform/ui';
import type { Remote } from '@platform/ui';
import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { startSandbox } from '../testing/sandbox.ts';
import { useActor } from '../session/useActor.ts';
import { useRefresh, useResource } from './useResource.ts';

const sandbox = startSandbox();

const membersCall = { method: 'GET', path: '/v1/team/members' };
const amara = 'usr_nw02';

const memberRequestCount = () => sandbox.count(membersCall);

const useMembers = () => useResource(members, {});
const useNothing = () => null;

const roleOfAmara = (read: Remote<readonly Member[]>) =>
  dataOf(read)?.find(({ id }) => id === amara)?.role;

test('D08 a slow response shows as loading, is requested once and aborted when the page is left', async () => {
  const tab = await sandbox.openTab();
  await sandbox.hold(membersCall, 'before');
  const page = mountHook(() => [useMembers(), useMembers()], tab);
  await expect.poll(memberRequestCount).toBe(1);
  expect(page.current()).toMatchObject([{ status: 'loading' }, { status: 'loading' }]);
  expect(tab.api.http.isIdle()).toBe(false);
  page.open(useNothing);
  await tab.api.http.untilIdle();
  expect(tab.toasts()).toEqual([]);

  const reopened = page.open(useMembers);
  await reopened.waitUntil((read) => expect(read.status).toBe('ready'));
  expect(await memberRequestCount()).toBe(2);
});

test('D08 the next page joins a pending request', async () => {
  const tab = await sandbox.openTab();
  const release = await sandbox.hold(membersCall);
  const page = mountHook(useMembers, tab);
  await expect.poll(memberRequestCount).toBe(1);
  const next = page.open(useMembers);
  await release();
  await next.waitUntil((read) => expect(read.status).toBe('ready'));
  expect(await memberRequestCount()).toBe(1);
});

test('D08 a page left and opened again during a refresh of the session gets its response', async () => {
  const tab = await sandbox.openTab();
  await sandbox.backend.expire();
  const release = await sandbox.hold({ path: '/v1/refresh' });
  const page = mountHook(useMembers, tab);
  await expect.poll(() => sandbox.count({ method: 'POST', path: '/v1/refresh' })).toBe(1);
  page.open(useNothing);
  await Promise.resolve();
  const reopened = page.open(useMembers);
  await release();
  await reopened.waitUntil((read) => expect(read.status).toBe('ready'));
});

test('D08 a retry by the user replaces the pending request', async () => {
  const tab = await sandbox.openTab();
  await sandbox.hold(membersCall, 'before');
  const page = mountHook(() => ({ read: useMembers(), refresh: useRefresh() }), tab);
  await expect.poll(memberRequestCount).toBe(1);
  await page.current().refresh(members);
  await tab.api.http.untilIdle();
  expect(page.current().read.status).toBe('ready');
});

test('D08 a page joins the request of its loader', async () => {
  const tab = await sandbox.openTab();
  const release = await sandbox.hold(membersCall);
  void tab.data.preload(members, {});
  await expect.poll(memberRequestCount).toBe(1);
  const page = mountHook(useMembers, tab);
  await release();
  await page.waitUntil((read) => expect(read.status).toBe('ready'));
  expect(await memberRequestCount()).toBe(1);
});

test('D08 a page that first waits for something else joins the request of the previous page', async () => {
  const tab = await sandbox.openTab();
  const release = await sandbox.hold(membersCall);
  const page = mountHook(useMembers, tab);
  await expect.poll(memberRequestCount).toBe(1);
  void tab.data.preload(members, {});
  page.open(useNothing);
  await expect.poll(memberRequestCount).toBe(1);
  const next = page.open(useMembers);
  await release();
  await next.waitUntil((read) => expect(read.status).toBe('ready'));
  expect(await memberRequestCount()).toBe(1);
});

test('D08 cancelling a navigation does not abort a request that the current page needs', async () => {
  const tab = await sandbox.openTab();
  const release = await sandbox.hold(membersCall);
  const page = mountHook(useMembers, tab);
  await expect.poll(memberRequestCount).toBe(1);
  void tab.data.preload(members, {});
  tab.data.releasePreloads();
  await release();
  await page.waitUntil((read) => expect(read.status).toBe('ready'));
  expect(await memberRequestCount()).toBe(1);
});

test('D08 cancelling a navigation aborts its preload', async () => {
  const tab = await sandbox.openTab();
  await sandbox.hold(membersCall);
  const preload = tab.data.preload(members, {});
  await expect.poll(memberRequestCount).toBe(1);
  tab.data.releasePreloads();
  await tab.api.http.untilIdle();
  expect(await preload).toBeUndefined();
});

test('a page reports the failure of its preload, and sends no second request', async () => {
  const tab = await sandbox.openTab();
  await sandbox.backend.fault({ ...membersCall, status: 400 });
  await tab.data.preload(members, {});
  const page = mountHook(useMembers, tab);
  await page.waitUntil((read) => expect(read.status).toBe('error'));
  expect(await memberRequestCount()).toBe(1);
});

test('D07 ignores the late response of an older request', async () => {
  const tab = await sandbox.openTab();
  const colleague = await sandbox.openTab();
  const release = await sandbox.hold(membersCall);
  const page = mountHook(() => ({ read: useMembers(), refresh: useRefresh() }), tab);
  await expect.poll(memberRequestCount).toBe(1);
  await send(colleague.api.http, changeMemberRole, {
    params: { id: amara },
    body: { role: 'Viewer' },
  });
  await page.current().refresh(members);
  await release();
  await tab.api.http.untilIdle();
  const shown = new Set(page.results.map(({ read }) => roleOfAmara(read)));
  expect([...shown]).toEqual([undefined, 'Viewer']);
});

test('D07 does not report a late failure of an older request, nor retry it', async () => {
  const tab = await sandbox.openTab();
  const failure = { ...membersCall, status: 503, headers: { 'retry-after': '0' } };
  const releaseFailure = await sandbox.hold(failure, 'before');
  const page = mountHook(() => ({ read: useMembers(), refresh: useRefresh() }), tab);
  await expect.poll(memberRequestCount).toBe(1);
  const release = await sandbox.hold(membersCall);
  const refreshed = page.current().refresh(members);
  await expect.poll(memberRequestCount).toBe(2);
  await releaseFailure();
  await release();
  await refreshed;
  await page.waitUntil(({ read }) => expect(read.status).toBe('ready'));
  expect(page.results.map(({ read }) => read.status)).not.toContain('error');
  expect(await memberRequestCount()).toBe(2);
});

test('D07 shows the last of overlapping searches', async () => {
  const tab = await sandbox.openTab();
  const contactsCall = { method: 'GET', path: '/v1/contacts/' };
  const release = await sandbox.hold({ ...contactsCall, query: { search: 'a' } });
  const page = mountHook(() => {
    const [search, setSearch] = useState('a');
    return { setSearch, read: useResource(contacts, { limit: 5, search }) };
  }, tab);
  await expect.poll(() => sandbox.count(contactsCall)).toBe(1);
  page.current().setSearch('@');
  await page.waitUntil(({ read }) => expect(read.status).toBe('ready'));
  const found = page.current().read;
  await release();
  await tab.api.http.untilIdle();
  expect(page.current().read).toBe(found);
});

const unavailable = { status: 503, headers: { 'retry-after': '0' } };

test('D11 retries a temporary failure three times', async () => {
  const tab = await sandbox.openTab();
  await sandbox.backend.fault({ ...membersCall, ...unavailable, count: 3 });
  const page = mountHook(useMembers, tab);
  await page.waitUntil((read) => expect(read.status).toBe('ready'));
  expect(await memberRequestCount()).toBe(4);
});

test('D11 a retry by the user replaces the automatic retry', async () => {
  const tab = await sandbox.openTab();
  await sandbox.backend.fault({ ...membersCall, ...unavailable, count: 1 });
  const page = mountHook(() => {
    const read = useMembers();
    const retry = read.status === 'error' ? read.retry : undefined;
    // Retries at once, before the automatic retry.
    useEffect(() => retry?.(), [retry]);
    return read;
  }, tab);
  await page.waitUntil((read) => expect(read.status).toBe('ready'));
  await tab.api.http.untilIdle();
  expect(await memberRequestCount()).toBe(2);
});

test('D11 a refresh that fails keeps the data and reports the error', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(() => ({ read: useMembers(), refresh: useRefresh() }), tab);
  await page.waitUntil(({ read }) => expect(read.status).toBe('ready'));
  await sandbox.backend.fault({ ...membersCall, status: 400 });
  const failures = await page.current().refresh(members);
  expect(failures).toMatchObject([{ status: 400 }]);
  await page.waitUntil(({ read }) =>
    expect(read).toMatchObject({ refreshError: { message: 'Fault 400 on demand' } }),
  );
  expect(roleOfAmara(page.current().read)).toBe('Editor');
});

test('a missing list is unavailable if it is optional, and an error if it is required', async () => {
  const tab = await sandbox.openTab();
  await sandbox.backend.fault({ path: '/v1/leads/', status: 501 });
  await sandbox.backend.fault({ ...membersCall, status: 404 });
  const page = mountHook(() => [useResource(leads, { limit: 5 }), useMembers()], tab);
  await page.waitUntil((reads) =>
    expect(reads.map(({ status }) => status)).toEqual(['unavailable', 'error']),
  );
});

test('S03 a read whose session has ended reports no error', async () => {
  const tab = await sandbox.openTab();
  await sandbox.backend.expire({ refresh: true });
  const page = mountHook(useMembers, tab);
  await expect.poll(() => tab.api.store.tokens()).toBeNull();
  expect(page.results.map(({ status }) => status)).not.toContain('error');
  expect(tab.toasts()).toEqual([]);
});

test('X08 the roles from the service take precedence over the stored ones', async () => {
  const tab = await sandbox.openTab('editor');
  const user = tab.api.store.user();
  if (user) tab.show({ ...user, roles: ['TenantAdmin'] });
  const page = mountHook(() => useActor(), tab);
  expect(page.current().actor.roles).toEqual(['TenantAdmin']);
  await page.waitUntil(({ actor }) => expect(actor.roles).toEqual(['Editor']));
});

test('the user fetched on start is not requested again', async () => {
  const tab = await sandbox.openTab();
  const user = tab.api.store.user();
  if (!user) throw new Error('No user is signed in.');
  const requestCount = await sandbox.count({ method: 'GET', path: '/v1/me' });
  tab.data.seed(profile, user, user.id);
  const page = mountHook(() => [useResource(profile, {}), useMembers()], tab);
  await page.waitUntil(([, read]) => expect(read?.status).toBe('ready'));
  expect(page.current()[0]).toMatchObject({ status: 'ready', data: { id: user.id } });
  expect(await sandbox.count({ method: 'GET', path: '/v1/me' })).toBe(requestCount);
});

const isResource = (value: unknown): value is Pick<Resource<unknown>, 'name' | 'freshMs'> =>
  typeof value === 'object' && value !== null && 'load' in value && 'name' in value;

test('preloaded data stay fresh for at least 2 s, so opening a page sends no second request', () => {
  const short = Object.values<unknown>(api)
    .filter(isResource)
    .filter(({ freshMs }) => freshMs !== undefined && freshMs < 2000);
  // Never preloaded, so it may expire sooner.
  expect(short.map(({ name }) => name)).toEqual(['crm.health']);
});
