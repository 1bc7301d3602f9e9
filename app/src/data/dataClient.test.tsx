// @vitest-environment jsdom
import { contacts, getMe, invite, members, roleContext, send } from '@platform/api';
import { dataOf } from '@platform/ui';
import { expect, test } from 'vitest';
import { useMemberNames } from '../platform/names/useNames.ts';
import { userAtom } from '../session/sessionAtoms.ts';
import { useActor } from '../session/useActor.ts';
import { mountHook } from '../testing/mountHook.tsx';
import { startSandbox } from '../testing/sandbox.ts';
import { dataKey, keyFilter } from './reads.ts';
import { useAction } from './useAction.ts';
import { useResource } from './useResource.ts';

const sandbox = startSandbox();

const membersCall = { method: 'GET', path: '/v1/team/members' };
const inviteCall = { method: 'POST', path: '/v1/invite-user' };

const useEmails = () => dataOf(useResource(members, {}))?.map(({ email }) => email);

const harbour = [
  'ines.duarte@harbour-optics.example',
  'oskar.lindqvist@harbour-optics.example',
  'eleni.p@harbour-optics.example',
];

test('a resource has one key per user, for any order of its parameters', () => {
  const key = dataKey(contacts, { limit: 5, search: 'ada' }, 'priya');
  expect(dataKey(contacts, { search: 'ada', limit: 5, offset: undefined }, 'priya')).toBe(key);
  expect(dataKey(contacts, { limit: 5 }, 'priya')).not.toBe(key);
  expect(dataKey(contacts, { limit: 5, search: 'ada' }, 'ines')).not.toBe(key);
});

test('a resource is distinguished from one whose name starts the same way', () => {
  const isMember = keyFilter([members]);
  expect(isMember(dataKey(members, {}, 'priya'))).toBe(true);
  expect(isMember(dataKey({ name: `${members.name}.more` }, {}, 'priya'))).toBe(false);
});

test('pages that need the members, their names or the roles share one response', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(
    () => ({
      emails: useEmails(),
      names: useMemberNames(true),
      context: dataOf(useResource(roleContext, {})),
      actor: useActor(),
    }),
    tab,
  );
  await page.waitUntil(({ emails, names, context }) => {
    expect(emails).toHaveLength(10);
    expect(names?.get('usr_nw02')).toBe('Amara Okafor');
    expect(context).toBeDefined();
  });
  expect(await sandbox.count(membersCall)).toBe(1);
  expect(await sandbox.count({ method: 'GET', path: '/v1/rbac/user/context' })).toBe(1);
});

test('S20 keeps no data of one user for the next', async () => {
  const tab = await sandbox.openTab();
  const priyasClient = tab.data.of('priya');
  expect(tab.data.of('priya')).toBe(priyasClient);
  const other = tab.data.of('ines');
  expect(other.cache).not.toBe(priyasClient.cache);
  expect(other.edits).not.toBe(priyasClient.edits);
  expect(tab.data.of('priya').cache).not.toBe(priyasClient.cache);
});

test('S20 shows the next user nothing of the previous one, and sends new requests', async () => {
  const tab = await sandbox.openTab();
  const page = mountHook(useEmails, tab);
  await page.waitUntil((emails) => expect(emails).toHaveLength(10));
  const before = page.results.length;
  await tab.enter('stranger');
  await page.waitUntil((emails) => expect(emails).toEqual(harbour));
  expect(page.results.slice(before).filter((emails) => emails && emails.length > 3)).toEqual([]);

  await tab.enter('admin');
  await page.waitUntil((emails) => expect(emails).toHaveLength(10));
  expect(await sandbox.count(membersCall)).toBe(3);
});

test('S20 a late response for one user does not reach the next', async () => {
  const tab = await sandbox.openTab();
  const release = await sandbox.hold(membersCall);
  const page = mountHook(useEmails, tab);
  await expect.poll(() => sandbox.count(membersCall)).toBe(1);
  await tab.enter('stranger');
  await release();
  await page.waitUntil((emails) => expect(emails).toEqual(harbour));
  await tab.api.http.untilIdle();
  expect(page.results.filter((emails) => emails && emails.length > 3)).toEqual([]);
});

test('S20 the next user does not join requests of the previous one', async () => {
  const tab = await sandbox.openTab();
  await tab.data.preload(members, {});
  await tab.enter('stranger');
  const page = mountHook(useEmails, tab);
  await page.waitUntil((emails) => expect(emails).toEqual(harbour));
  expect(page.results.filter((emails) => emails && emails.length > 3)).toEqual([]);
});

test('S20 the next user sees no result of a write of the previous one', async () => {
  const tab = await sandbox.openTab();
  const texts = { success: () => 'Done.', failure: () => 'Failed.' };
  const page = mountHook(() => useAction(invite, texts)[0], tab);
  await sandbox.hold(inviteCall);
  const sent = page.current()({ email: 'ada@new.example', role: 'editor' });
  await expect.poll(() => sandbox.count(inviteCall)).toBe(1);
  await tab.enter('stranger');
  expect(await sent).toMatchObject({ isDone: false });
  expect(tab.toasts()).toEqual([]);
  expect(tab.store.get(userAtom)).toEqual(await send(tab.api.http, getMe));
});
