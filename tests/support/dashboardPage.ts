import type { Locator, Page } from 'playwright/test';

/** The two reads of the dashboard. */
export const agentsRead = { service: 'voice', method: 'GET', path: '/v1/agents' } as const;
export const overviewRead = {
  service: 'voice',
  method: 'GET',
  path: '/v1/analytics/dashboard/overview',
} as const;

/** The dashboard as a person finds their way on it. */
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

  /** The cell of a figure, by its label. */
  stat(label: string): Locator {
    const exact = this.#page.getByText(label, { exact: true });
    return this.#page.getByRole('listitem').filter({ has: exact });
  }

  retry(within: Locator): Locator {
    return within.getByRole('button', { name: 'Retry' });
  }
}
