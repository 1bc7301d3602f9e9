import {
  agentsRead,
  DashboardPage,
  expectAgents,
  expectFixed,
  expectOverview,
  overviewRead,
} from '../support/dashboardPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectHarmless } from '../support/harmless.ts';
import { everyNth, hostileTexts } from '../support/hostileTexts.ts';
import { watchViolations } from '../support/violations.ts';

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
  // Both reads have failed before the service recovers: one still under way would get a good response.
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

test('X01 X06 hostile names and types of agents, and a hostile message, are text', async ({
  page,
  backend,
  canary,
}) => {
  const dashboard = new DashboardPage(page);
  const [one, two, three, four, five] = everyNth(hostileTexts(canary.url), 20);
  const [six, seven, eight, nine, ten] = everyNth(hostileTexts(canary.url), 20, 1);
  const agents = [
    { id: one, name: one, agent_type: six, is_enabled: 1 },
    { id: two, name: two, agent_type: seven, is_enabled: 0 },
    { id: three, name: three, agent_type: eight, is_enabled: 1 },
    { id: four, name: four, agent_type: nine, is_enabled: 0 },
    { id: five, name: five, agent_type: ten, is_enabled: 1 },
  ];
  const message = `<script src="${canary.url}/x.js"></script>`;
  await watchViolations(page);
  await backend.fault({ ...agentsRead, body: { agents, total: 5 } });
  await backend.fault({ ...overviewRead, status: 400, body: { error: { message } } });

  await dashboard.open();

  await expect(dashboard.rows).toHaveCount(6);
  await expect(dashboard.card('Weekly Usage').getByRole('alert')).toContainText(message);
  await expectHarmless(page, canary);
});
