import { expect, test } from '../support/fixtures.ts';
import { expectHarmless } from '../support/harmless.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { discover } from '../support/integrationsReturn.ts';
import { requests } from '../support/sessionPage.ts';
import { watchViolations } from '../support/violations.ts';

test.beforeEach(async ({ page, signInAs }) => {
  await watchViolations(page);
  await signInAs('admin');
});

test('O16 a reported connection is shown once, reloads the list once and is removed from the URL', async ({
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

test('O17 X02 shows a hostile error as text, and all integrations', async ({ page, canary }) => {
  const list = new IntegrationsPage(page);
  const [, , image = ''] = hostileTexts(canary.url);
  const report = new URLSearchParams({ tab: image, error: `\u202E${image}` });

  await page.goto(`/integrations?${report}&tab=connected`);

  await expect(list.toast(`Integration connection failed: ${image}`)).toBeVisible();
  await expect(list.tab('All')).toHaveAttribute('aria-current', 'page');
  await expectHarmless(page, canary);
});
