import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { startCanary } from '../support/canary.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { discover, integrationCallsOf } from '../support/integrationReturn.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { hold } from '../support/schedules.ts';
import { requests } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

const connect = { method: 'POST', path: '/v1/integrations/hubspot/connect' } as const;
const unexpected = 'Unexpected response from server.';

/** Presses a button several times within one task, as a hand that shakes would. */
async function pressFast(page: Page, card: string, button: string): Promise<void> {
  await page
    .getByRole('article', { name: card, exact: true })
    .getByRole('button', { name: button })
    .evaluate((element: HTMLElement) => {
      for (let press = 0; press < 5; press += 1) element.click();
    });
}

test('O07 follows no address but a good one', async ({ page, backend, signInAs }) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open();
  const urls = ['javascript:window.hacked=1', 'data:text/html,x', '//evil.test', 7, null, {}];
  for (const url of urls) {
    // oxlint-disable no-await-in-loop -- one click after the other
    const fault = await backend.fault({ ...connect, body: { action: 'redirect', url } });
    await list.card('HubSpot').getByRole('button', { name: 'Connect' }).click();
    await expect(list.toast(unexpected)).toBeVisible();
    await page
      .getByRole('button', { name: /close|dismiss/i })
      .first()
      .click();
    await expect(list.toast(unexpected)).toHaveCount(0);
    await backend.heal(fault);
    // oxlint-enable no-await-in-loop
  }
  await expect(page).toHaveURL(/\/integrations$/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

const connectAnswers = [
  ['an error', { body: { action: 'error', error: 'No seats left' } }, ['No seats left']],
  [
    'an error with a suggestion',
    { body: { action: 'error', suggestion: 'Ask your admin' } },
    ['Integration connection failed', 'Ask your admin'],
  ],
  ['no object', { body: [] }, ['Invalid response from server']],
  ['something else', { body: { action: 'later' } }, [unexpected]],
  [
    '500 without words',
    { status: 500, body: '' },
    ['Failed to start connection. Please try again.'],
  ],
  ['a lost connection', { drop: 'before' }, ['Failed to start connection. Please try again.']],
  [
    'the aggregator’s address',
    { body: { action: 'redirect', url: 'https://backend.composio.dev/x' } },
    ['HubSpot is not available in your subscription. Please contact support.'],
  ],
] as const;

test('O07 says what connect answered', async ({ page, backend, signInAs }) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open();
  const button = list.card('HubSpot').getByRole('button', { name: 'Connect' });
  for (const [index, [name, answer, says]] of connectAnswers.entries()) {
    await test.step(name, async () => {
      const fault = await backend.fault({ ...connect, ...answer });
      await button.click();
      // oxlint-disable-next-line no-await-in-loop
      for (const text of says) await expect(list.toast(text)).toBeVisible();
      await expect(button).toBeEnabled();
      expect(await requests(backend, connect)).toHaveLength(index + 1);
      await new TeamPage(page).closeToasts();
      await backend.heal(fault);
    });
  }
});

test('O16 a connected report is told once, loads the page anew once and is gone', async ({
  page,
  backend,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/integrations?tab=connected&connected=slack');
  await expect(list.toast('Slack connected successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/integrations\?tab=connected$/);
  await expect.poll(() => loads).toBe(2);
  await list.expectList();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await page.goBack();
  await page.goForward();
  await list.expectList();
  await expect(list.toast(/connected successfully/)).toHaveCount(0);
  expect((await requests(backend, discover)).length).toBeLessThanOrEqual(3);
});

test('O16 an account of the aggregator is told as such', async ({ page, signInAs }) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await page.goto('/integrations?connected=composio&account_id=a1');
  await expect(list.toast('Integration connected successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/integrations$/);
});

test('O16 a refresh loads the list exactly once more', async ({ page, backend, signInAs }) => {
  const list = new IntegrationsPage(page);
  await page.clock.install();
  await signInAs('admin');
  await page.goto('/integrations?refresh=true');
  await list.expectList();
  await expect(page).toHaveURL(/\/integrations$/);
  await page.clock.runFor(10_000);
  await expect.poll(() => requests(backend, discover)).toHaveLength(2);
  await page.clock.runFor(10_000);
  expect(await requests(backend, discover)).toHaveLength(2);
});

test('O17 X02 reads hostile reports as text', async ({ page, signInAs }) => {
  const list = new IntegrationsPage(page);
  const canary = await startCanary();
  await signInAs('admin');
  const [text = ''] = hostileTexts(canary.url).slice(2, 3);
  await page.goto(
    `/integrations?${new URLSearchParams({ tab: text, error: `\u202E${text}` })}&tab=connected`,
  );
  await expect(list.toast(`Integration connection failed: ${text}`)).toBeVisible();
  await expect(list.tab('All')).toHaveAttribute('aria-current', 'page');
  await page.goto(`/integrations?${new URLSearchParams({ connected: text, account_id: text })}`);
  await expect(list.toast(`${text} connected successfully!`)).toBeVisible();
  await list.expectList();
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(canary.hits).toEqual([]);
  await canary.close();
});

test('O20 fast clicks connect once, and Back lets it be done again', async ({
  page,
  backend,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open();
  await pressFast(page, 'HubSpot', 'Connect');
  await expect(
    page.getByRole('heading', { name: 'HubSpot asks for your permission' }),
  ).toBeVisible();
  expect(await requests(backend, connect)).toHaveLength(1);
  await page.goBack();
  await list.expectList();
  await list.leaveFor('HubSpot');
  expect(await requests(backend, connect)).toHaveLength(2);
});

test('O20 a page out of the cache has buttons that work', async ({ page, backend, signInAs }) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open();
  // The browser stays: as if the provider's page had been left before it came.
  await page.route('**/consent*', (route) => route.fulfill({ status: 204 }));
  const button = list.card('HubSpot').getByRole('button', { name: /Connect/ });
  await button.click();
  await expect(button).toHaveAccessibleName('Connecting…');
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(button).toHaveAccessibleName('Connect');
  await button.click();
  await expect.poll(() => requests(backend, connect)).toHaveLength(2);
});

test('L04 a connection that starts after its page was left leads nowhere', async ({
  page,
  backend,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open();
  const release = await hold(backend, connect);
  await list.card('HubSpot').getByRole('button', { name: 'Connect' }).click();
  await expect.poll(() => requests(backend, connect)).toHaveLength(1);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  const answered = page.waitForResponse((response) => response.url().endsWith(connect.path));
  await release();
  await answered;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('M01 M02 M03 a disconnect is sent once; a lost answer is followed by the list', async ({
  page,
  backend,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  await list.open();
  const path = '/v1/integrations/google-calendar/disconnect';
  await backend.fault({ method: 'POST', path, drop: 'afterCommit' });
  await pressFast(page, 'Google Calendar', 'Disconnect');
  await expect(list.toast('Failed to disconnect. Please try again.')).toBeVisible();
  await list.expectStatus('Google Calendar', 'Not Connected');
  expect(await requests(backend, { method: 'POST', path })).toHaveLength(1);
  expect(await backend.ledger('integration.disconnected')).toHaveLength(1);
});

test('M02 a list that cannot be had says so, and Retry brings it', async ({
  page,
  backend,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  const fault = await backend.fault({ ...discover, status: 400 });
  await page.goto('/integrations');
  await expect(page.getByText('Unable to fetch integrations')).toBeVisible();
  await expect(list.toast('Failed to load integrations. Please try again.')).toBeVisible();
  await backend.heal(fault);
  await page.getByRole('button', { name: 'Retry' }).click();
  await list.expectList();
  await expect(page.getByText('Unable to fetch integrations')).toHaveCount(0);

  const again = await backend.fault({ ...discover, status: 500 });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(list.toast('Failed to refresh integrations. Please try again.')).toBeVisible();
  await expect(list.cards).toHaveCount(8);
  await backend.heal(again);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Unable to fetch integrations')).toHaveCount(0);
});

test('X01 X04 D04 shows odd providers as data and hides what is none', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/Integrations of an unknown shape are left out: bad/);
  const canary = await startCanary();
  const list = new IntegrationsPage(page);
  const texts = hostileTexts(canary.url).slice(0, 12);
  const entries = texts.map((text, index) => [
    `p-${index}`,
    { status: 'connected', description: text, account_label: text, owner_service: text },
  ]);
  const special = '"__proto__":{"polluted":1,"status":"connected"},"constructor":{},"toString":{}';
  const map = JSON.stringify({ ...Object.fromEntries(entries), bad: 'text', worse: null });
  const body = `{${special},${map.slice(1)}`;
  await backend.fault({ ...discover, body, contentType: 'application/json' });
  await signInAs('admin');
  await list.open();
  await expect(list.cards).toHaveCount(texts.length + 3);
  await expect(list.card('Constructor')).toBeVisible();
  await expect(
    list
      .card('P 2')
      .getByText(texts[2] ?? '')
      .first(),
  ).toBeVisible();
  await list.card('P 2').getByRole('button', { name: 'Manage' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(texts[2] ?? '')
      .first(),
  ).toBeVisible();
  expect(await page.evaluate(() => 'polluted' in {} || 'hacked' in window)).toBe(false);
  expect(canary.hits).toEqual([]);
  await canary.close();
});

test('D05 1,000 and 10,000 integrations are usable', async ({ page, backend, signInAs }) => {
  const list = new IntegrationsPage(page);
  const map = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, n) => [`service-${n}`, { status: 'connected' }]),
  );
  await backend.fault({ ...discover, body: map });
  await signInAs('admin');
  await list.open();
  expect(await list.cards.count()).toBeLessThan(200);
  await page.getByRole('searchbox', { name: 'Search integrations' }).fill('service 9999');
  await expect(list.cards).toHaveCount(1);
  await expect(list.card('Service 9999')).toBeVisible();
  expect((await integrationCallsOf(backend)).length).toBe(1);
});

test('D12 a deployment without integrations shows the placeholder', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  for (const code of [404, 501]) {
    await test.step(String(code), async () => {
      const fault = await backend.fault({ ...discover, status: code });
      await page.goto('/integrations');
      await expect(page.getByText('Something Amazing Is Coming')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
      await backend.heal(fault);
    });
  }
});

test('D10 a list that comes by itself takes the message of a failed Retry away', async ({
  page,
  backend,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  const fault = await backend.fault({ ...discover, status: 503 });
  await page.goto('/integrations');
  await expect(page.getByText('Unable to fetch integrations')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(async () => (await requests(backend, discover)).length).toBeGreaterThan(1);
  await backend.heal(fault);
  await list.expectList();
  await expect(page.getByText('Unable to fetch integrations')).toHaveCount(0);
});
