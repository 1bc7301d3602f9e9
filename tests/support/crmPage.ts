import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

export class CrmPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(list: 'contacts' | 'leads' | 'interactions', query = ''): Promise<void> {
    await this.page.goto(`/crm/${list}${query}`);
    await expect(this.rows.first()).toBeVisible();
  }

  get rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('gridcell') });
  }

  row(text: string): Locator {
    return this.rows.filter({ hasText: text });
  }

  get search(): Locator {
    return this.page.getByRole('searchbox', { name: /^Search (contacts|leads|interactions)$/ });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  panel(name?: string): Locator {
    if (name !== undefined) return this.page.getByRole('complementary', { name });
    const navigation = this.page.getByRole('navigation');
    return this.page.getByRole('complementary').filter({ hasNot: navigation });
  }

  get toasts(): Locator {
    const region = this.page.getByRole('region', { name: 'Messages' });
    return region.getByRole('alert').or(region.getByRole('status'));
  }

  toast(text: string): Locator {
    return this.toasts.filter({ hasText: text });
  }

  async add(what: 'Contact' | 'Lead' | 'Interaction'): Promise<void> {
    await this.page
      .getByRole('button', { name: `Add ${what}`, exact: true })
      .first()
      .click();
    await expect(this.dialog.getByRole('heading', { name: `Add ${what}` })).toBeVisible();
  }

  /** Opens the edit dialog of a row by the button that appears on hover. */
  async edit(row: Locator): Promise<void> {
    await row.hover();
    await row.getByRole('button', { name: /^Edit/ }).click();
  }

  submit(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  async enter(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      await this.dialog.getByLabel(label, { exact: true }).fill(value);
    }
  }

  async choose(label: string, option: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: label }).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
    await expect(this.page.getByRole('option')).toHaveCount(0);
  }

  /** Chooses a contact in the open dialog by part of its option's text. */
  async chooseContact(text: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: 'Contact' }).click();
    await this.page.getByRole('option', { name: text }).first().click();
    await expect(this.page.getByRole('option')).toHaveCount(0);
  }

  lane(status: string): Locator {
    return this.page.getByRole('region', { name: new RegExp(`^${status}, `) });
  }

  handle(name: string): Locator {
    return this.page.getByRole('button', { name: `Move ${name}` });
  }

  async namesIn(status: string): Promise<string[]> {
    const handles = this.lane(status).getByRole('button', { name: /^Move / });
    const labels = await handles.evaluateAll((all) =>
      all.map((handle) => handle.getAttribute('aria-label') ?? ''),
    );
    return labels.map((label) => label.slice('Move '.length));
  }

  /** Moves a card by keyboard, `steps` lanes to the right, or to the left if negative. */
  async moveCard(name: string, steps: number): Promise<void> {
    await this.handle(name).focus();
    await this.page.keyboard.press('Space');
    const key = steps < 0 ? 'ArrowLeft' : 'ArrowRight';
    for (let step = 0; step < Math.abs(steps); step += 1) await this.page.keyboard.press(key);
    await this.page.keyboard.press('Space');
  }
}

/** Collects the bodies of later writes, oldest first. */
export function watchBodies(page: Page): { method: string; path: string; body: unknown }[] {
  const sent: { method: string; path: string; body: unknown }[] = [];
  page.on('request', (request) => {
    const method = request.method();
    const url = new URL(request.url());
    if (!url.pathname.startsWith('/crm/') || method === 'GET' || method === 'OPTIONS') return;
    const body: unknown = request.postDataJSON();
    sent.push({ method, path: url.pathname.slice('/crm'.length), body });
  });
  return sent;
}
