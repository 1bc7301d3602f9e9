import { expect } from '../support/fixtures.ts';
import { test } from '../support/frontHost.ts';

/** Lacks the CRM, and has an invalid socket URL. */
const wrongFile = {
  PLATFORM_AUTH_URL: 'https://auth.test',
  PLATFORM_CHATBOT_URL: 'https://chatbot.test',
  PLATFORM_KNOWLEDGE_URL: 'https://knowledge.test',
  PLATFORM_BILLING_URL: 'https://billing.test',
  PLATFORM_CHATBOT_EMBED_URL: 'https://embed.test/widget.js',
  PLATFORM_CONTENT_URL: 'https://content.test',
  PLATFORM_NOTIFICATIONS_URL: 'https://notifications.test',
  PLATFORM_VOICE_URL: 'https://voice.test',
  PLATFORM_INTEGRATIONS_URL: 'https://integrations.test',
  PLATFORM_VOICE_SOCKET_URL: 'http://voice.test',
};

test('P08 lists exactly the missing and invalid settings, and calls no service', async ({
  page,
  host,
  backend: _reset,
}) => {
  const foreignRequests: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(host.url)) foreignRequests.push(request.url());
  });
  host.replace(/^\/config\.json/, { type: 'application/json', body: JSON.stringify(wrongFile) });

  await page.goto('/');

  const settings = page.getByRole('list', { name: 'Settings to add' }).getByRole('listitem');
  await expect(settings).toHaveText([
    'PLATFORM_CRM_URL missing',
    'PLATFORM_VOICE_SOCKET_URL invalid',
  ]);
  await expect(page.getByRole('alert')).toContainText('2 settings are missing or invalid.');
  expect(foreignRequests).toEqual([]);
});

test('P08 starts once the missing file exists', async ({ page, host, backend: _reset }) => {
  host.replace(/^\/config\.json/, { status: 404 });
  await page.goto('/settings/teams');
  await expect(page.getByRole('heading', { name: 'The app cannot start yet' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('11 settings are missing or invalid.');

  host.heal();
  await page.getByRole('button', { name: 'Reload' }).click();

  await expect(page.getByLabel('Email')).toBeVisible();
});
