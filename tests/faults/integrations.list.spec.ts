import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { startCanary } from '../support/canary.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { discover } from '../support/integrationsReturn.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { requests } from '../support/sessionPage.ts';

const connect = { method: 'POST', path: '/v1/integrations/hubspot/connect' } as const;

/** Presses a button several times within one task, as a hand that shakes would. */
async function pressFast(page: Page, card: string, button: string): Promise<void> {
  await page
    .getByRole('article', { name: card, exact: true })
    .getByRole('button', { name: button })
    .evaluate((element: HTMLElement) => {
      for (let press = 0; press < 5; press += 1) element.click();
    });
}

test('O16 a connected report is told once, reloads the page once and is gone', async ({
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
