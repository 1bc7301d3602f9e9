import { startCanary } from '../support/canary.ts';
import {
  agentsRead,
  DashboardPage,
  expectAgents,
  expectFixed,
  expectOverview,
  overviewRead,
} from '../support/dashboardPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { violations, watchViolations } from '../support/violations.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('D12 shows what is up while the voice service is down', async ({ page, backend }) => {
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

test('D12 comes back by Retry, each part by its own', async ({ page, backend }) => {
  const dashboard = new DashboardPage(page);
  // A refusal of this kind is never tried again by itself.
  await backend.fault({ service: 'voice', status: 400 });
  await dashboard.open();
  await expectAgents(dashboard, false);
  await backend.heal();
  await dashboard.retry(dashboard.card('Agents').getByRole('alert')).click();
  await expectAgents(dashboard, true);
  await expectOverview(dashboard, false);
  await dashboard.retry(dashboard.stat('System Health')).click();
  await expectOverview(dashboard, true);
  await expect(dashboard.stat('System Health')).toContainText('Healthy');
});

test('X01 X06 hostile names, types and messages are text', async ({ page, backend }) => {
  const canary = await startCanary();
  const dashboard = new DashboardPage(page);
  await watchViolations(page);
  const texts = hostileTexts(canary.url);
  for (let start = 0; start < texts.length; start += 5) {
    const agents = texts
      .slice(start, start + 5)
      .map((text, index) => ({ id: text, name: text, agent_type: text, is_enabled: index % 2 }));
    const number = await backend.fault({ ...agentsRead, body: { agents, total: 5 } });
    await dashboard.open();
    await expect(dashboard.rows).toHaveCount(agents.length + 1);
    await backend.heal(number);
    if (start >= 20) break;
  }
  const [script = ''] = texts;
  await backend.fault({ ...overviewRead, status: 400, body: { error: { message: script } } });
  await dashboard.open();
  await expect(dashboard.card('Weekly Usage').getByRole('alert')).toContainText('<script>');
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(canary.hits).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await canary.close();
});
