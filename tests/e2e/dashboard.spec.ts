import { agentsRead, DashboardPage, overviewRead } from '../support/dashboardPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { requests } from '../support/sessionPage.ts';

test('users land on the dashboard with the figures of their assistants', async ({
  page,
  backend,
  signInAs,
}) => {
  const dashboard = new DashboardPage(page);
  await signInAs('admin');
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  await expect(page.getByText('Welcome back, Priya.')).toBeVisible();
  await expect(dashboard.stat('Active Agents')).toContainText('12');
  await expect(dashboard.stat('Active Bots')).toContainText('0');
  await expect(dashboard.stat('Calls Today')).toContainText('14');
  await expect(dashboard.stat('System Health')).toContainText('Healthy');
  await expect(dashboard.card('Weekly Usage').getByText('76% success rate')).toBeVisible();
  const quality = dashboard.card('Service quality');
  for (const figure of ['Sample', '1.2s', '92%', '78% processed', '22% backlog']) {
    await expect(quality.getByText(figure, { exact: true })).toBeVisible();
  }
  await expect(quality.getByRole('definition').last()).toHaveText('4.7/5');
  await expect(dashboard.rows).toHaveCount(6);
  await expect(dashboard.rows.nth(1).getByRole('cell')).toHaveText([
    'Front desk',
    'Inbound',
    'Online',
    '6',
    '83%',
  ]);
  await expect(dashboard.rows.nth(5)).toContainText('Offline');
  await expect(page.getByRole('table', { name: 'Bots' })).toContainText('Coming soon');
  const [agents] = await requests(backend, { path: agentsRead.path });
  expect(agents?.query).toEqual({ limit: '5' });
  expect(await requests(backend, { path: overviewRead.path })).toHaveLength(1);

  await page.getByRole('link', { name: 'Manage Agents' }).click();
  await expect(page).toHaveURL('/voice-agent/agents');
  await page.goBack();
  await page.getByRole('link', { name: 'Manage Bots' }).click();
  await expect(page).toHaveURL('/bot-studio/bots');
});

test('the dashboard shows the chosen language, with its names of weekdays @engine', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard?lang=de');
  await expect(page.getByText('Willkommen zurück, Priya.')).toBeVisible();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Heute: 14 Anrufe');
});

test("the chart's space is reserved until its data loads", async ({ page, signInAs }) => {
  const dashboard = new DashboardPage(page);
  await signInAs('admin');
  let letGo = () => {};
  const responseReleased = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/dashboard\/overview/, async (route) => {
    await responseReleased;
    await route.continue();
  });
  await dashboard.open();
  await expect(dashboard.stat('Calls Today')).toContainText('Loading figures');
  const before = await dashboard.card('Weekly Usage').boundingBox();
  letGo();
  await expect(dashboard.cursor).toBeVisible();
  expect(await dashboard.card('Weekly Usage').boundingBox()).toEqual(before);
});
