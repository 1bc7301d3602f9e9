import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

export interface Consent {
  decision?: 'Allow' | 'Deny';
  /** Ids of scopes that are unchecked first. */
  without?: readonly string[];
  /** Confirmation delay, as named in the select. */
  confirms?: 'At once' | 'After four seconds' | 'After ten minutes';
}

export class IntegrationsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(query = ''): Promise<void> {
    await this.page.goto(`/integrations${query}`);
    await this.expectList();
  }

  async expectList(): Promise<void> {
    await expect(this.page.getByRole('heading', { name: 'Integrations', level: 1 })).toBeVisible();
    await expect(this.cards.first()).toBeVisible();
  }

  get cards(): Locator {
    return this.page.getByRole('list', { name: 'Integrations' }).getByRole('article');
  }

  card(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  tab(name: string): Locator {
    return this.page
      .getByRole('navigation', { name: 'Filter by status' })
      .getByRole('link', { name });
  }

  async expectStatus(name: string, status: string): Promise<void> {
    await expect(this.card(name).getByText(status, { exact: true })).toBeVisible();
  }

  /** Opens the dialog before a connection, with its permissions and the button to continue. */
  async openConnect(name: string): Promise<Locator> {
    await this.card(name)
      .getByRole('button', { name: /^(Connect|Fix Issues)$/ })
      .click();
    return this.page
      .getByRole('dialog', { name: `Connect ${name}` })
      .getByRole('button', { name: /^(Connect|Fix Issues)$/ });
  }

  /** Connects or fixes from a card and waits for the consent page. */
  async leaveFor(name: string): Promise<void> {
    const go = await this.openConnect(name);
    await go.click();
    await expect(
      this.page.getByRole('heading', { name: `${name} asks for your permission` }),
    ).toBeVisible();
  }

  async consent({ decision = 'Allow', without = [], confirms }: Consent = {}): Promise<void> {
    for (const scope of without) {
      // oxlint-disable-next-line no-await-in-loop -- one box after the other, as a person does
      await this.page.getByRole('checkbox', { name: scope }).uncheck();
    }
    if (confirms) await this.page.getByRole('combobox').selectOption({ label: confirms });
    await this.page.getByRole('button', { name: decision }).click();
  }

  async connect(name: string, consent: Consent = {}): Promise<void> {
    await this.leaveFor(name);
    await this.consent(consent);
    await this.expectReturn();
    await this.expectBack();
  }

  async expectReturn(): Promise<void> {
    await expect(
      this.page.getByRole('heading', { name: 'Completing integration setup' }),
    ).toBeVisible();
  }

  async expectBack(): Promise<void> {
    await expect(this.page).toHaveURL(/\/integrations(\?[^/]*)?$/, { timeout: 20_000 });
    await this.expectList();
  }

  toast(text: string | RegExp): Locator {
    return this.page.getByRole('region', { name: 'Messages' }).getByText(text);
  }
}
