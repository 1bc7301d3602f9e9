// @vitest-environment jsdom
import {
  addContact,
  cancelPendingInvite,
  cancelTenantSubscription,
  disconnectProvider,
  invite,
  pendingInvites,
  removeTeamMember,
  testProvider,
} from '@platform/api';
import type { Action } from '@platform/api';
import { dataOf } from '@platform/ui';
import { expect, test, vi } from 'vitest';
import { mountHook } from '../testing/mountHook.tsx';
import { startSandbox } from '../testing/sandbox.ts';
import { serverMessageOr } from './failures.ts';
import { useAction } from './useAction.ts';
import { useResource } from './useResource.ts';

const sandbox = startSandbox();

const ada = { email: 'ada@new.example', role: 'editor' } as const;
const inviteCall = { method: 'POST', path: '/v1/invite-user' };
const refused = { status: 409, body: { error: { message: 'Not now.' } } };

const texts = {
  success: () => 'Done.',
  failure: (error: unknown) => serverMessageOr(error, 'Failed.'),
};
const useInvite = () => useAction(invite, texts)[0];
const useInvites = () =>
  useResource(pendingInvites, { tenantId: 'tnt_4c81f0' }, { marksRefresh: true });
const useInviting = () => ({ send: useInvite(), invites: useInvites() });
const useNothing = () => null;

function usePress<Input, Output>(action: Action<Input, Output>, input: Input) {
  const [send] = useAction(action, texts);
  return async () => (await send(input)).isDone;
}

const newContact = { firstName: 'Ada', lastName: 'Nova', email: ada.email, phone: '' };

test.each([
  {
    name: 'an invite',
    useButton: () => usePress(invite, ada),
    call: inviteCall,
    committed: 'invite.created',
  },
  {
    name: 'the end of an invite',
    useButton: () => usePress(cancelPendingInvite, { key: 'inv_01', id: 'inv_01' }),
    call: { method: 'DELETE', path: '/v1/invites/inv_01' },
    committed: 'invite.cancelled',
  },
  {
    name: 'a removal',
    useButton: () => usePress(removeTeamMember, { key: 'usr_nw02', id: 'usr_nw02' }),
    call: { method: 'DELETE', path: '/v1/team/member/usr_nw02' },
    committed: 'member.removed',
  },
  {
    name: 'the end of a connection',
    useButton: () => usePress(disconnectProvider, { provider: 'slack' }),
    call: { method: 'POST', path: '/v1/integrations/slack/disconnect' },
    committed: 'integration.disconnected',
  },
  {
    name: 'a contact',
    useButton: () => usePress(addContact, newContact),
    call: { method: 'POST', path: '/v1/contacts/' },
    committed: 'contact.created',
  },
  {
    name: 'the end of the subscription',
    useButton: () => usePress(cancelTenantSubscription, undefined),
    call: { method: 'DELETE', path: '/v1/subscription' },
    committed: 'subscription.cancelled',
  },
])(
  'M01 sends $name once if pressed five times, on two pages',
  async ({ useButton, call, committed }) => {
    const tab = await sandbox.openTab();
    const one = mountHook(useButton, tab).current();
    const other = mountHook(useButton, tab).current();
    const presses = [one(), one(), other(), one(), other()];
    expect(await Promise.all(presses)).toEqual([true, true, true, true, true]);
    expect(await sandbox.count(call)).toBe(1);
    expect(await sandbox.backend.committedWrites(committed)).toHaveLength(1);
    expect(tab.toasts()).toEqual(['Done.']);
  },
);

test('M01 also sends a write to another target, or a later one', async () => {
  const tab = await sandbox.openTab();
  const { current } = mountHook(() => useAction(testProvider, texts)[0], tab);
  await Promise.all([current()({ provider: 'slack' }), current()({ provider: 'hubspot' })]);
  await current()({ provider: 'slack' });
  const sent = (await sandbox.backend.log({ method: 'POST' })).map(({ path }) => path);
  expect(sent.filter((path) => path.endsWith('/test')).toSorted()).toEqual([
    '/v1/integrations/hubspot/test',
    '/v1/integrations/slack/test',
    '/v1/integrations/slack/test',
  ]);
});

test('M07 the same address in another case is the same invite', async () => {
  const tab = await sandbox.openTab();
  const { current } = mountHook(useInvite, tab);
  await Promise.all([current()(ada), current()({ ...ada, email: ' ADA@new.example' })]);
  expect(await sandbox.count(inviteCall)).toBe(1);
});

test('M02 does not retry a failed write automatically', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useInviting, tab);
  await sandbox.backend.fault({ ...inviteCall, status: 503, headers: { 'retry-after': '0' } });
  expect(await page.current().send(ada)).toMatchObject({
    isDone: false,
    message: 'Fault 503 on demand',
  });
  await sandbox.backend.heal();
  await tab.api.http.untilIdle();
  expect(await sandbox.count(inviteCall)).toBe(1);
  expect(await sandbox.backend.committedWrites('invite.created')).toEqual([]);
});

test('M10 a write without a network fails at once and is not sent later', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useInviting, tab);
  await page.waitUntil(({ invites }) => expect(invites.status).toBe('ready'));
  const network = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  window.dispatchEvent(new Event('offline'));
  expect(await page.current().send(ada)).toMatchObject({ isDone: false, message: 'Failed.' });
  network.mockRestore();
  window.dispatchEvent(new Event('online'));
  await page.waitUntil(({ invites }) =>
    expect(invites).toMatchObject({ isRefreshing: false, refreshError: undefined }),
  );
  expect(await sandbox.count(inviteCall)).toBe(0);
  expect(tab.toasts()).toEqual(['Failed.']);
});

test('M11 reports a write once, by a toast, if its page was left', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useInviting, tab);
  await page.waitUntil(({ invites }) => expect(invites.status).toBe('ready'));
  const release = await sandbox.hold(inviteCall);
  const sent = page.current().send(ada);
  await expect.poll(() => sandbox.count(inviteCall)).toBe(1);
  page.open(useNothing);
  await release();
  expect(await sent).toMatchObject({ isDone: true });
  expect(tab.toasts()).toEqual(['Done.']);
  const reopened = page.open(useInvites);
  await reopened.waitUntil((read) =>
    expect(dataOf(read)?.map(({ email }) => email)).toContain('ada@new.example'),
  );
});

test('M11 shows an outcome as a toast once its page is left', async () => {
  const tab = await sandbox.openTab();
  const useQuiet = () => useAction(invite, { ...texts, failureToast: 'afterLeaving' })[0];
  await sandbox.backend.fault({ ...inviteCall, ...refused, count: 1 });
  const page = mountHook(useQuiet, tab);
  await page.current()(ada);
  expect(tab.toasts()).toEqual([]);

  const release = await sandbox.hold({ ...inviteCall, ...refused }, 'before');
  const sent = page.current()(ada);
  await expect.poll(() => sandbox.count(inviteCall)).toBe(2);
  page.open(useNothing);
  await release();
  await sent;
  expect(tab.toasts()).toEqual(['Not now.']);
});

test('S26 commits a write that gets a 401 once, with new tokens', async () => {
  const tab = await sandbox.openTab();
  await sandbox.backend.expire();
  const { current } = mountHook(() => useAction(disconnectProvider, texts)[0], tab);
  expect(await current()({ provider: 'slack' })).toMatchObject({ isDone: true });
  expect(await sandbox.backend.committedWrites('integration.disconnected')).toHaveLength(1);
});

test('S03 a write whose session has ended shows nothing: the session reports it', async () => {
  const tab = await sandbox.openTab();
  await sandbox.backend.expire({ refresh: true });
  const { current } = mountHook(() => useAction(disconnectProvider, texts)[0], tab);
  expect(await current()({ provider: 'slack' })).toMatchObject({ isDone: false });
  expect(tab.toasts()).toEqual([]);
  expect(await sandbox.backend.committedWrites('integration.disconnected')).toEqual([]);
});

test('returns the pending targets until the write ends', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(() => useAction(testProvider, texts), tab);
  await page.current()[0]({ provider: 'slack' });
  await page.waitUntil(([, { pending }]) => expect(pending.size).toBe(0));
  expect(page.results.map(([, { pending }]) => [...pending])).toEqual([[], ['slack'], []]);
});
