import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

export const agentsRead = { service: 'voice', method: 'GET', path: '/v1/agents' } as const;
export const overviewRead = {
  service: 'voice',
  method: 'GET',
  path: '/v1/analytics/dashboard/overview',
} as const;

export class DashboardPage {
  readonly cursor: Locator;
  readonly rows: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.cursor = page.getByRole('slider', { name: 'Day shown' });
    this.rows = this.card('Agents').getByRole('row');
  }

  async open(): Promise<void> {
    await this.#page.goto('/dashboard');
  }

  card(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true });
  }

  stat(label: string): Locator {
    const exact = this.#page.getByText(label, { exact: true });
    return this.#page.getByRole('listitem').filter({ has: exact });
  }

  retry(within: Locator): Locator {
    return within.getByRole('button', { name: 'Retry' });
  }
}

const fixed = ['Active Bots', 'System Health', '1.2s', '92%', '78% processed', 'Coming soon'];

/** Expects the texts that need no call. */
export async function expectFixed(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  // oxlint-disable-next-line no-await-in-loop
  for (const text of fixed) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Agents' })).toBeVisible();
}

/** The first five agents of a successful response are shown. */
export async function expectAgents(dashboard: DashboardPage, isThere: boolean): Promise<void> {
  const stat = dashboard.stat('Active Agents');
  if (isThere) {
    await expect(stat).toContainText('12');
    await expect(dashboard.rows).toHaveCount(6);
    return;
  }
  await expect(stat).toContainText('–');
  await expect(dashboard.retry(stat)).toBeVisible();
  await expect(dashboard.card('Agents').getByRole('alert')).toBeVisible();
}

export async function expectOverview(dashboard: DashboardPage, isThere: boolean): Promise<void> {
  const stat = dashboard.stat('Calls Today');
  if (isThere) {
    await expect(stat).toContainText('14');
    await expect(dashboard.cursor).toBeVisible();
    return;
  }
  await expect(stat).toContainText('–');
  await expect(dashboard.retry(stat)).toBeVisible();
  await expect(dashboard.card('Weekly Usage').getByRole('alert')).toBeVisible();
}
