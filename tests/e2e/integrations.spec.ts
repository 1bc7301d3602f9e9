import { expect, test } from '../support/fixtures.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import type { Consent } from '../support/integrationsPage.ts';

/** Advances the fake clock until the return has led to the list. */
async function hurryBack(list: IntegrationsPage): Promise<void> {
  await expect(async () => {
    await list.page.clock.runFor(250);
    expect(list.page.url()).toMatch(/\/integrations(\?[^/]*)?$/);
  }).toPass({ intervals: [20], timeout: 20_000 });
  await list.expectList();
}

/** Connects a provider that confirms immediately, or later than the page waits. */
async function connectFast(
  list: IntegrationsPage,
  name: string,
  consent: Consent = {},
): Promise<void> {
  await list.leaveFor(name);
  await list.consent(consent);
  await list.expectReturn();
  await hurryBack(list);
}

test.beforeEach(async ({ page }) => page.clock.install());

const COMPLETIONS = /^\/v1\/(slack|composio\/oauth|oauth\/[^/]+)\/callback$/;

test('connects, fixes, tests and disconnects each kind of provider', async ({
  page,
  signInAs,
  backend,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open();
  await expect(list.cards).toHaveCount(8);

  // Confirmed at once, through the aggregator's completion call.
  await connectFast(list, 'Google Drive');
  await list.expectStatus('Google Drive', 'Connected');
  // Confirmed late, through the general one.
  await list.connect('HubSpot');
  await list.expectStatus('HubSpot', 'Connected');
  // Now fixed.
  await connectFast(list, 'Google Calendar');
  await list.expectStatus('Google Calendar', 'Connected');

  await list.card('Slack').getByRole('button', { name: 'Manage' }).click();
  const dialog = page.getByRole('dialog', { name: 'Slack' });
  await dialog.getByRole('button', { name: 'Test Connection' }).click();
  await expect(list.toast('Test successful (142 ms)')).toBeVisible();
  await expect(page.getByText('Test successful')).toHaveCount(1);
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  const question = page.getByRole('alertdialog', { name: 'Disconnect Slack?' });
  await expect(question).toContainText('Chatbot stops reading from Slack');
  await question.getByRole('button', { name: 'Disconnect' }).click();
  await expect(list.toast('Disconnected successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  await list.expectStatus('Slack', 'Not Connected');

  await connectFast(list, 'Slack');
  await list.expectStatus('Slack', 'Connected');
  const posts = (await backend.log()).filter(
    ({ method, path }) => method === 'POST' && COMPLETIONS.test(path),
  );
  expect(posts.map(({ path, status }) => `${path} ${status}`)).toEqual([
    '/v1/composio/oauth/callback 200',
    '/v1/oauth/hubspot/callback 200',
    '/v1/composio/oauth/callback 200',
    '/v1/slack/callback 200',
  ]);
});

test('a denied permission is reported, changes nothing and links back', async ({
  page,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open();
  await list.leaveFor('Google Drive');
  await list.consent({ decision: 'Deny' });
  await expect(page.getByRole('heading', { name: 'Integration Failed' })).toBeVisible();
  await expect(page.getByText('Redirecting back to integrations')).toBeVisible();
  await expect(page.getByText('Access was denied.').first()).toBeVisible();
  const breadcrumbItems = page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('listitem');
  await expect(breadcrumbItems).toHaveText(['Integrations', 'Google Drive']);
  await hurryBack(list);
  await expect(breadcrumbItems).toHaveText(['Integrations']);
  await list.expectStatus('Google Drive', 'Not Connected');
  await expect(list.card('Google Drive')).toContainText('Access was denied.');

  await list.leaveFor('Google Drive');
  await list.consent({ decision: 'Deny' });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: /Google Drive asks/ })).toBeVisible();
  await page.goBack();
  await list.expectList();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await connectFast(list, 'Google Drive');
  await list.expectStatus('Google Drive', 'Connected');
});

test('a missing permission asks for a fix, and a late confirmation is shown as in progress', async ({
  page,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open();
  await connectFast(list, 'HubSpot', {
    without: ['crm.objects.contacts.write'],
    confirms: 'At once',
  });
  await expect(list.toast(/in progress/)).toBeVisible();
  await list.expectStatus('HubSpot', 'Action Required');

  // A much later confirmation is also shown as in progress.
  await page.clock.runFor(5000);
  await expect(list.toast(/in progress/)).toHaveCount(0);
  await connectFast(list, 'Google Drive', { confirms: 'After ten minutes' });
  await expect(list.toast(/in progress/)).toBeVisible();
});

test('code and state are removed from the URL, and a reload posts nothing', async ({
  page,
  signInAs,
  backend,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open();
  await list.leaveFor('Google Drive');
  await list.consent({ confirms: 'After ten minutes' });
  await list.expectReturn();
  await expect(page).toHaveURL(/\/integrations\/callback$/);
  await page.reload();
  await list.expectReturn();
  await hurryBack(list);
  await expect(list.toast(/in progress/)).toBeVisible();
  const posts = (await backend.log()).filter(({ path }) => COMPLETIONS.test(path));
  expect(posts.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('the tab, an event and a refresh are read from the URL', async ({
  page,
  signInAs,
  backend,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open('?tab=connected&refresh=true');
  await expect(list.cards).toHaveCount(3);
  await expect(page).toHaveURL(/\/integrations\?tab=connected$/);
  const loads = async () =>
    (await backend.log()).filter(
      ({ method, path }) => method === 'GET' && path === '/v1/tools/discover',
    ).length;
  await expect.poll(loads).toBe(2);

  await list.tab('Not Connected').click();
  await expect(page).toHaveURL(/\?tab=not_connected$/);
  await page.goto('/integrations?error=No%20seats%20left');
  await expect(list.toast('Integration connection failed: No seats left')).toBeVisible();
  await expect(page).toHaveURL(/\/integrations$/);
});
