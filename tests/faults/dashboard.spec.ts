import type { Page } from 'playwright/test';
import { brokenWords } from '../support/brokenAnswers.ts';
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
import { showElsewhere, showPath } from '../support/showPath.ts';
import { refreshes, requests } from '../support/sessionPage.ts';
import { violations, watchViolations } from '../support/violations.ts';

const defaultText = 'Something went wrong. Please try again.';

/** Shows the dashboard once what it shows is no longer fresh. The page's clock must be a fake one. */
async function comeAgain(page: Page): Promise<void> {
  await showElsewhere(page);
  await page.clock.fastForward(6 * 60_000);
  await showPath(page, '/dashboard');
}

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

test('D12 needs no service but its own', async ({ page, backend }) => {
  const dashboard = new DashboardPage(page);
  for (const service of ['billing', 'crm', 'chatbot', 'integrations', 'notifications']) {
    await backend.fault({ service, drop: 'before' });
  }
  await dashboard.open();
  await expectAgents(dashboard, true);
  await expectOverview(dashboard, true);
});

test('D12 a deployment without agents shows the placeholder in their place', async ({
  page,
  backend,
}) => {
  const dashboard = new DashboardPage(page);
  for (const status of [404, 501]) {
    await test.step(String(status), async () => {
      const number = await backend.fault({ ...agentsRead, status, body: { detail: 'Not Found' } });
      await dashboard.open();
      const card = dashboard.card('Agents');
      await expect(card.getByText('Something Amazing Is Coming')).toBeVisible();
      await expect(dashboard.stat('Active Agents')).toContainText('–');
      await expect(dashboard.retry(dashboard.stat('Active Agents'))).toHaveCount(0);
      await expectOverview(dashboard, true);
      await backend.heal(number);
    });
  }
});

const oddAgents: [name: string, body: unknown, total: string, rows: (RegExp | string)[]][] = [
  ['null list', { agents: null, total: 3 }, '3', [/No agents yet/]],
  ['bare list', [{ id: 'a', name: 'A' }], '–', [/^AN\/AOffline––$/]],
  ['fields missing', { agents: [{}], total: 1 }, '1', [/^UnknownN\/AOffline––$/]],
  [
    'bad rows beside a good one',
    {
      agents: [null, 7, 'x', { id: 'b', name: 'B', agent_type: 'robot', is_enabled: true }],
      total: '1,000',
    },
    '–',
    [/^BrobotOnline––$/],
  ],
  [
    'twice the same id',
    {
      agents: [
        { id: 'a', name: 'A' },
        { id: 'a', name: 'B' },
      ],
      total: 2,
    },
    '2',
    [/^A/, /^B/],
  ],
  [
    'numbers that are none',
    {
      agents: [
        { id: 'a', name: 'A', calls_today: -1, success_rate: 1e21 },
        { id: 'b', name: 'B', calls_today: '12', success_rate: 88 },
        { id: 'c', name: 'C', calls_today: 1e21, success_rate: 'NaN' },
      ],
      total: -5,
    },
    '–',
    [/–––?$/, /1288%$/, /––$/],
  ],
];
test('D04 D06 D17 odd agents are shown as far as they can be read', async ({ page, backend }) => {
  const dashboard = new DashboardPage(page);
  await page.clock.install();
  for (const [name, body, total, rows] of oddAgents) {
    await test.step(name, async () => {
      const number = await backend.fault({ ...agentsRead, body });
      await comeAgain(page);
      await expect(dashboard.rows).toHaveCount(rows.length + 1);
      await expect(dashboard.stat('Active Agents')).toContainText(total);
      for (const [place, text] of rows.entries()) {
        await expect(dashboard.rows.nth(place + 1)).toHaveText(text);
      }
      await expect(page.getByText(brokenWords)).toHaveCount(0);
      await backend.heal(number);
    });
  }
});

const oddOverviews: [name: string, body: unknown, today: string, chart: RegExp][] = [
  ['nothing in it', {}, '–', /: No calls yet this week$/],
  ['null timeline', { calls_today: 0, call_count_timeline: null }, '0', /: No calls yet/],
  ['an object for the list', { calls_today: 7, call_count_timeline: {} }, '7', /: No calls yet/],
  [
    'points that are none',
    { calls_today: 'many', call_count_timeline: [null, 4, { count_call_id: '5' }, {}] },
    '–',
    /: Day 1 5 calls, Day 2 –$/,
  ],
  [
    'dates that are none',
    {
      calls_today: 1e21,
      success_rate: -3,
      call_count_timeline: [
        { count_call_id: 2, date: 'Friday' },
        { count_call_id: 1, date: '9999' },
      ],
    },
    '–',
    /: Day 1 2 calls, Day 2 1 call$/,
  ],
];
test('D04 D17 an odd overview is shown as far as it can be read', async ({ page, backend }) => {
  const dashboard = new DashboardPage(page);
  await page.clock.install();
  for (const [name, body, today, chart] of oddOverviews) {
    await test.step(name, async () => {
      const number = await backend.fault({ ...overviewRead, body });
      await comeAgain(page);
      await expect(dashboard.stat('Calls Today')).toContainText(today);
      await expect(page.getByRole('figure', { name: chart })).toBeVisible();
      await expect(page.getByText(/success rate$/i)).toHaveCount(1);
      await expect(page.getByText(brokenWords)).toHaveCount(0);
      await backend.heal(number);
    });
  }
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

test('S01 S08 an expired token is refreshed once for both reads', async ({ page, backend }) => {
  const dashboard = new DashboardPage(page);
  await page.clock.install();
  await dashboard.open();
  await expectAgents(dashboard, true);
  await backend.expire();
  await backend.clearLog();
  await comeAgain(page);
  await expect.poll(() => requests(backend, overviewRead)).toHaveLength(2);
  await expect.poll(() => requests(backend, agentsRead)).toHaveLength(2);
  await expectAgents(dashboard, true);
  expect(await refreshes(backend)).toHaveLength(1);
  const sent = await requests(backend, agentsRead);
  expect(sent.map(({ status }) => status)).toEqual([401, 200]);
});

test('S11 a refusal of a read ends no session', async ({ page, backend }) => {
  const dashboard = new DashboardPage(page);
  const alert = dashboard.card('Agents').getByRole('alert');
  for (const status of [403, 409, 422, 500]) {
    await test.step(String(status), async () => {
      const message = `Not for you: ${status}`;
      const number = await backend.fault({ ...agentsRead, status, body: { error: { message } } });
      if (status === 403) await dashboard.open();
      else await dashboard.retry(alert).click();
      await expect(alert).toContainText(message);
      await expectOverview(dashboard, true);
      expect(await refreshes(backend)).toEqual([]);
      await expect(page).toHaveURL(/\/dashboard$/);
      await backend.heal(number);
    });
  }
});

test('D08 a slow answer keeps its room, holds nothing up and is given up on leaving', async ({
  page,
  backend,
}) => {
  const dashboard = new DashboardPage(page);
  await backend.fault({ ...overviewRead, delayMs: 10_000 });
  await dashboard.open();
  await expect(page.getByText('Loading calls…')).toBeVisible();
  await expectAgents(dashboard, true);
  await expect(dashboard.stat('Calls Today')).toContainText('Loading figures…');
  const aborted = page.waitForEvent('requestfailed');
  await page.getByRole('link', { name: 'Knowledge Base' }).click();
  expect((await aborted).url()).toContain(overviewRead.path);
  expect(await requests(backend, overviewRead)).toHaveLength(1);
});

test('D11 a read that is refused for now is tried again by itself, three times', async ({
  page,
  backend,
}) => {
  const dashboard = new DashboardPage(page);
  await page.clock.install();
  await backend.fault({ ...overviewRead, status: 503, body: '' });
  await dashboard.open();
  await expectOverview(dashboard, false);
  await expect(dashboard.card('Weekly Usage').getByRole('alert')).toContainText(defaultText);
  for (let second = 0; second < 10; second += 1) await page.clock.runFor(1000);
  await expect.poll(async () => (await requests(backend, overviewRead)).length).toBe(4);
  await page.clock.runFor(30_000);
  expect(await requests(backend, overviewRead)).toHaveLength(4);
});
