import { expect } from '../support/fixtures.ts';
import { test } from '../support/frontHost.ts';
import type { HostAnswer } from '../support/frontHost.ts';

const names = [
  'PLATFORM_AUTH_URL',
  'PLATFORM_CHATBOT_URL',
  'PLATFORM_KNOWLEDGE_URL',
  'PLATFORM_BILLING_URL',
  'PLATFORM_CHATBOT_EMBED_URL',
  'PLATFORM_CONTENT_URL',
  'PLATFORM_NOTIFICATIONS_URL',
  'PLATFORM_VOICE_URL',
  'PLATFORM_CRM_URL',
  'PLATFORM_INTEGRATIONS_URL',
  'PLATFORM_VOICE_SOCKET_URL',
] as const;
const allMissing = names.map((name) => `${name} missing`);

/** What stands in for the file, and what the page then lists. */
type Case = [string, HostAnswer | ((original: string) => HostAnswer), readonly string[]];

const json = (body: string): HostAnswer => ({ type: 'application/json', body });

/** The file with some settings changed; `undefined` takes one away. */
const withSettings =
  (changes: Record<string, unknown>) =>
  (original: string): HostAnswer =>
    json(JSON.stringify({ ...(JSON.parse(original) as object), ...changes }));

const cases: Case[] = [
  ['is missing', { status: 404, type: 'text/plain', body: 'Not Found' }, allMissing],
  ['is the host’s page', { type: 'text/html', body: '<!doctype html><p>App' }, allMissing],
  [
    'lacks two names',
    withSettings({ PLATFORM_CRM_URL: undefined, PLATFORM_BILLING_URL: undefined }),
    ['PLATFORM_BILLING_URL missing', 'PLATFORM_CRM_URL missing'],
  ],
  [
    'has a socket over http, and a service missing',
    withSettings({ PLATFORM_VOICE_SOCKET_URL: 'http://voice.test', PLATFORM_CRM_URL: undefined }),
    ['PLATFORM_CRM_URL missing', 'PLATFORM_VOICE_SOCKET_URL invalid'],
  ],
];

test('P08 names exactly what is missing or invalid, and asks no service', async ({
  page,
  host,
  backend,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [name, answer, listed] of cases) {
    host.heal();
    host.replace(/^\/config\.json/, answer);
    await page.goto('/');
    const list = page.getByRole('list', { name: 'Settings to add' });
    await expect(list.getByRole('listitem'), `a file that ${name}`).toHaveText([...listed]);
    await expect(page.getByRole('alert')).toContainText(/settings? (is|are) missing or invalid/);
  }
  expect(asked.filter((address) => !address.startsWith(host.url))).toEqual([]);
  expect(await backend.log()).toEqual([]);
});

test('P08 starts once the file is mended', async ({ page, host, backend: _reset }) => {
  host.replace(/^\/config\.json/, { status: 404 });
  await page.goto('/settings/teams');
  await expect(page.getByRole('heading', { name: 'The app cannot start yet' })).toBeVisible();
  host.heal();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
});
