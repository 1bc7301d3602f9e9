import {
  acceptInvite,
  activateAgent,
  createContent,
  listNotifications,
  send,
  sendAllNotificationsRead,
  updateContent,
} from '@platform/api';
import type { Api } from '@platform/api';
import { createSandbox, demoPassword } from '@platform/sandbox';
import type { Sandbox } from '@platform/sandbox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CLIENT, clientOf } from './clientOf.ts';

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
  priya = await clientOf(sandbox);
  amara = await clientOf(sandbox, 'amara.okafor@northwind.example');
});

/** The titles of what is unread, the newest first. */
const unreadOf = async ({ http }: Api) =>
  (await send(http, listNotifications, { query: { filter: 'unread' } })).notifications.map(
    ({ title }) => title,
  );

it('marks as read what came until a moment, and no more', async () => {
  const [, second] = (await send(priya.http, listNotifications, { query: { filter: 'unread' } }))
    .notifications;
  await send(priya.http, sendAllNotificationsRead, {
    body: second?.createdAt ?? new Date(0),
  });
  expect(await unreadOf(priya)).toEqual(['Google Calendar needs attention']);
});

it('notifies of events, except the user who caused them', async () => {
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
