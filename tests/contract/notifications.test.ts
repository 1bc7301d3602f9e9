import {
  acceptInvite,
  activateAgent,
  createApi,
  createContent,
  listNotifications,
  readConfig,
  send,
  sendAllNotificationsRead,
  sendNotificationArchived,
  sendNotificationRead,
  sendNotificationUnread,
  signIn,
  updateContent,
} from '@platform/api';
import type { Api } from '@platform/api';
import { NOTIFICATION_CATEGORIES } from '@platform/api/contract';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

const CLIENT = 'http://client.test';

let now = new Date();
let sandbox: Sandbox;
let priya: Api;
let amara: Api;

beforeAll(async () => {
  sandbox = await createSandbox({ allowedOrigins: [CLIENT], now: () => now });
});
afterAll(() => sandbox.close());
beforeEach(async () => {
  now = new Date();
  await sandbox.reset();
  priya = await signedIn('priya.nair@northwind.example');
  amara = await signedIn('amara.okafor@northwind.example');
});

async function signedIn(email: string): Promise<Api> {
  const values = new Map<string, string>();
  const made = createApi({
    config: readConfig(sandbox.clientConfig()),
    onSessionEnded: (reason) => {
      throw new Error(`The session ended: ${reason}.`);
    },
    environment: {
      origin: CLIENT,
      openStorage: () => ({
        getItem: (key) => values.get(key) ?? null,
        setItem: (key, value) => void values.set(key, value),
        removeItem: (key) => void values.delete(key),
      }),
      events: null,
      locks: null,
      isOnline: () => true,
      isLeaving: () => false,
      forgetAddresses: () => {},
    },
  });
  await signIn(made, { email, password: demoPassword });
  return made;
}

/** The titles of what is unread, the newest first. */
const unreadOf = async ({ http }: Api) =>
  (await send(http, listNotifications, { query: { filter: 'unread' } })).notifications.map(
    ({ title }) => title,
  );

it('pages by cursor, within a category and without what is archived', async () => {
  const whole = await send(priya.http, listNotifications);
  const ages = whole.notifications.map(({ createdAt }) => createdAt?.getTime() ?? 0);
  expect(ages).toEqual(ages.toSorted((one, other) => other - one));
  expect(whole.nextCursor).toBe('');
  expect(new Set(whole.notifications.map(({ category }) => category))).toEqual(
    new Set(NOTIFICATION_CATEGORIES),
  );

  const first = await send(priya.http, listNotifications, { query: { limit: 20 } });
  const rest = await send(priya.http, listNotifications, {
    query: { limit: 20, cursor: first.nextCursor },
  });
  expect([...first.notifications, ...rest.notifications].map(({ id }) => id)).toEqual(
    whole.notifications.map(({ id }) => id),
  );
  expect(rest.nextCursor).toBe('');
  await expect(
    send(priya.http, listNotifications, { query: { cursor: 'x' } }),
  ).rejects.toMatchObject({
    status: 422,
  });

  const billing = await send(priya.http, listNotifications, { query: { category: 'billing' } });
  expect(billing.notifications.every(({ category }) => category === 'billing')).toBe(true);
  expect(billing.unreadCount).toBe(whole.unreadCount);
  const archived = await send(priya.http, listNotifications, { query: { filter: 'archived' } });
  expect(archived.notifications.map(({ isArchived }) => isArchived)).toEqual([true, true, true]);
});

it('keeps what each person has read and archived, and nobody acts for another tenant', async () => {
  const [newest, failed] = (await send(priya.http, listNotifications)).notifications;
  await send(priya.http, sendNotificationRead, { params: { id: newest?.id ?? '' } });
  await send(priya.http, sendNotificationArchived, { params: { id: failed?.id ?? '' } });
  expect(await send(priya.http, listNotifications)).toMatchObject({ unreadCount: 2 });
  expect(await send(amara.http, listNotifications)).toMatchObject({ unreadCount: 4 });

  await send(priya.http, sendNotificationUnread, { params: { id: newest?.id ?? '' } });
  expect(await unreadOf(priya)).toEqual([
    newest?.title,
    'Chiara Ricci accepted your invitation',
    'Voice Minutes are at 94%',
  ]);

  const ines = await signedIn('ines.duarte@harbour-optics.example');
  expect(await unreadOf(ines)).toEqual(['Optician on call went online']);
  await expect(
    send(ines.http, sendNotificationRead, { params: { id: newest?.id ?? '' } }),
  ).rejects.toMatchObject({
    status: 404,
  });
});

it('marks as read what came until a moment, and no more', async () => {
  const [, second] = (await send(priya.http, listNotifications, { query: { filter: 'unread' } }))
    .notifications;
  await send(priya.http, sendAllNotificationsRead, {
    body: second?.createdAt ?? new Date(0),
  });
  expect(await unreadOf(priya)).toEqual(['Google Calendar needs attention']);
});

it('tells of what happens, and not who did it', async () => {
  now = new Date(now.getTime() + 60_000);
  await send(priya.http, activateAgent, {
    params: { id: 'agt_nw09' },
    body: { isEnabled: true },
  });
  expect((await unreadOf(amara))[0]).toBe('Recall campaign went online');
  expect((await unreadOf(priya))[0]).toBe('Google Calendar needs attention');

  const fields = { title: 'A letter', type: 'email', status: 'draft', language: 'en' } as const;
  const letter = await send(priya.http, createContent, { body: { ...fields, body: '<p>One</p>' } });
  await send(amara.http, updateContent, {
    params: { id: letter.id },
    body: { ...fields, body: '<p>Two</p>', version: letter.version },
  });
  const [edited] = (await send(priya.http, listNotifications)).notifications;
  expect(edited).toMatchObject({
    title: 'Amara Okafor edited what you wrote',
    href: `/content-studio/edit/${letter.id}`,
  });

  now = new Date(now.getTime() + 60_000);
  await send(priya.http, acceptInvite, {
    body: {
      token: 'demo-invite-noor.haddad',
      firstName: 'Noor',
      lastName: 'Haddad',
      email: 'noor.haddad@northwind.example',
      password: demoPassword,
    },
  });
  expect((await unreadOf(priya))[0]).toBe('Noor Haddad accepted the invitation');
});
