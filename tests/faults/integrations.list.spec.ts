import type { Locator } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { expectHarmless } from '../support/harmless.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { discover } from '../support/integrationsReturn.ts';
import { requests } from '../support/sessionPage.ts';
import { watchViolations } from '../support/violations.ts';

const connect = { method: 'POST', path: '/v1/integrations/hubspot/connect' } as const;

/** Presses a button several times within one task, as a hand that shakes would. */
async function pressFast(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 5; press += 1) element.click();
  });
}

/** Members of a JSON object: connected providers p-0, p-1 and so on, whose words are these. */
const providersOf = (texts: readonly string[]): string =>
  texts
    .map((text, index) => {
      const words = { description: text, account_label: text, owner_service: text };
      return `"p-${index}": ${JSON.stringify({ status: 'connected', ...words })}`;
    })
    .join(',');

test.beforeEach(async ({ page, signInAs }) => {
  await watchViolations(page);
  await signInAs('admin');
});

test('O16 a connected report is told once, reloads the page once and is gone', async ({
  page,
  backend,
}) => {
  const list = new IntegrationsPage(page);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));

  await page.goto('/integrations?tab=connected&connected=slack');
  await expect(list.toast('Slack connected successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/integrations\?tab=connected$/);
  await expect.poll(() => loads).toHaveLength(2);
  await list.expectList();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);

  await page.goBack();
  await page.goForward();
  await list.expectList();
  await expect(list.toast(/connected successfully/)).toHaveCount(0);
  expect((await requests(backend, discover)).length).toBeLessThanOrEqual(3);
});

test('O17 X02 shows the words of a hostile failure as text, and all integrations', async ({
  page,
  canary,
}) => {
  const list = new IntegrationsPage(page);
  const [, , image = ''] = hostileTexts(canary.url);
  const report = new URLSearchParams({ tab: image, error: `\u202E${image}` });

  await page.goto(`/integrations?${report}&tab=connected`);

  await expect(list.toast(`Integration connection failed: ${image}`)).toBeVisible();
  await expect(list.tab('All')).toHaveAttribute('aria-current', 'page');
  await expectHarmless(page, canary);
});

test('O17 X02 shows the words of a hostile success as text', async ({ page, canary }) => {
  const list = new IntegrationsPage(page);
  const [, , image = ''] = hostileTexts(canary.url);
  const loads: string[] = [];
  page.on('load', () => loads.push(page.url()));

  await page.goto(`/integrations?${new URLSearchParams({ connected: image, account_id: image })}`);

  await expect(list.toast(`${image} connected successfully!`)).toBeVisible();
  await expect.poll(() => loads).toHaveLength(2);
  await list.expectList();
  await expectHarmless(page, canary);
});

test('O20 fast clicks connect once, and Back lets it be done again', async ({ page, backend }) => {
  const list = new IntegrationsPage(page);
  await list.open();

  await pressFast(await list.openConnect('HubSpot'));
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
  canary,
  expectedConsole,
}) => {
  expectedConsole.push(/Integrations of an unknown shape are left out: bad/);
  const list = new IntegrationsPage(page);
  const texts = hostileTexts(canary.url).slice(0, 12);
  const [, , image = ''] = texts;
  const body = `{
    "__proto__": { "polluted": 1, "status": "connected" },
    "constructor": {},
    "toString": {},
    "bad": "text",
    "worse": null,
    ${providersOf(texts)}
  }`;
  await backend.fault({ ...discover, body, contentType: 'application/json' });

  await list.open();
  await list.cards.last().scrollIntoViewIfNeeded();
  await expect(list.cards).toHaveCount(15);
  await expect(list.card('Constructor')).toBeVisible();
  await expect(list.card('P 2').getByText(image).first()).toBeVisible();

  await list.card('P 2').getByRole('button', { name: 'Manage' }).click();
  await expect(page.getByRole('dialog').getByText(image).first()).toBeVisible();
  await expectHarmless(page, canary);
});
