import {
  DashboardPage,
  expectAgents,
  expectFixed,
  expectOverview,
} from '../support/dashboardPage.ts';
import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('D12 shows what works while the voice service is down', async ({ page, backend }) => {
  const dashboard = new DashboardPage(page);
  await backend.fault({ service: 'voice', drop: 'before' });

  await dashboard.open();

  await expectFixed(page);
  await expectAgents(dashboard, false);
  await expectOverview(dashboard, false);
  await expect(page.getByText('Healthy')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);

  await page.getByRole('link', { name: 'Billing & Subscription' }).click();
  await expect(page).toHaveURL(/\/billing$/);
  await expect(page.getByRole('meter', { name: 'LLM Token' })).toBeVisible();

  await page.goBack();
  await expectAgents(dashboard, false);
});

test('D12 Retry reloads each part separately', async ({ page, backend }) => {
  const dashboard = new DashboardPage(page);
  // A 400 is never retried automatically.
  await backend.fault({ service: 'voice', status: 400 });
  await dashboard.open();
  // Both reads must have failed before the service recovers: a pending one would succeed.
  await expectAgents(dashboard, false);
  await expectOverview(dashboard, false);
  await backend.heal();

  await dashboard.retry(dashboard.card('Agents').getByRole('alert')).click();
  await expectAgents(dashboard, true);
  await expectOverview(dashboard, false);

  await dashboard.retry(dashboard.stat('System Health')).click();
  await expectOverview(dashboard, true);
  await expect(dashboard.stat('System Health')).toContainText('Healthy');
});
