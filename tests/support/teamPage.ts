import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';

export type RoleLabel = 'Admin' | 'Editor' | 'Viewer';

export class TeamPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<void> {
    await this.page.goto('/settings/teams');
    await expect(this.row('Amara Okafor')).toBeVisible();
  }

  get rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('gridcell') });
  }

  row(name: string): Locator {
    return this.page.getByRole('row', { name });
  }

  /**
   * Locates the cell below the 'Role' header, also in edit mode; the first cell of a row is its
   * checkbox.
   */
  role(name: string): Locator {
    return this.row(name).getByRole('gridcell').nth(3);
  }

  async expectRole(name: string, role: RoleLabel): Promise<void> {
    await expect(this.role(name)).toHaveText(new RegExp(`${role}(Saving…)?$`));
  }

  get toasts(): Locator {
    const region = this.page.getByRole('region', { name: 'Messages' });
    return region.getByRole('alert').or(region.getByRole('status'));
  }

  /** Locates the toast with this text, with or without a count. */
  toast(text: string): Locator {
    const literal = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return this.toasts.filter({ hasText: new RegExp(`^${literal}(×\\d+.*)?$`) });
  }

  /** Closes every toast, including waiting ones. */
  async closeToasts(): Promise<void> {
    await expect(async () => {
      const close = this.page.getByRole('button', { name: 'Close message' });
      await close.evaluateAll((buttons) => {
        for (const button of buttons) (button as HTMLElement).click();
      });
      await expect(close).toHaveCount(0, { timeout: 200 });
    }).toPass();
  }

  async emails(): Promise<string[]> {
    return this.rows.evaluateAll((rows) =>
      rows.map((row) => (row as HTMLTableRowElement).cells[2]?.textContent ?? ''),
    );
  }

  get inviteButton(): Locator {
    return this.page.getByRole('button', { name: 'Invite User' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get confirmation(): Locator {
    return this.page.getByRole('alertdialog');
  }

  async menu(name: string): Promise<Locator> {
    await this.row(name).getByRole('button', { name: 'Actions for' }).click();
    return this.page.getByRole('menu');
  }

  async choose(name: string, item: string): Promise<void> {
    await (await this.menu(name)).getByRole('menuitem', { name: item, exact: true }).click();
  }

  async draftRole(name: string, role: RoleLabel): Promise<void> {
    await this.choose(name, 'Edit');
    await this.pickRole(name, role);
  }

  async pickRole(name: string, role: RoleLabel): Promise<void> {
    await this.row(name).getByRole('combobox').click();
    await this.page.getByRole('option', { name: role, exact: true }).click();
  }

  async changeRole(name: string, role: RoleLabel): Promise<void> {
    await this.draftRole(name, role);
    await this.choose(name, 'Save');
  }

  /** Chooses one of a row's actions by keyboard: no pointer, so no frames to wait for. */
  async chooseByKeys(name: string, item: string): Promise<void> {
    await this.row(name).getByRole('button', { name: 'Actions for' }).press('Enter');
    const { page } = this;
    await page.getByRole('menu').getByRole('menuitem', { name: item, exact: true }).press('Enter');
  }

  async changeRoleByKeys(name: string, role: RoleLabel): Promise<void> {
    await this.chooseByKeys(name, 'Edit');
    const select = this.row(name).getByRole('combobox');
    await select.press(role.slice(0, 1));
    await select.press('Enter');
    await expect(select).toHaveAttribute('aria-expanded', 'false');
    await this.chooseByKeys(name, 'Save');
  }

  /** Opens the confirmation of a removal, or of a cancelled invite. */
  async askToRemove(name: string, item: 'Delete' | 'Cancel Invite' = 'Delete'): Promise<void> {
    await this.choose(name, item);
    await expect(this.confirmation).toBeVisible();
  }

  async remove(name: string, item: 'Delete' | 'Cancel Invite' = 'Delete'): Promise<void> {
    await this.askToRemove(name, item);
    await this.confirmation.getByRole('button', { name: 'Remove' }).click();
  }

  async draftInvite(email: string, role: RoleLabel = 'Editor'): Promise<void> {
    await this.inviteButton.click();
    await this.dialog.getByLabel('Email Address').fill(email);
    await this.dialog.getByRole('combobox', { name: 'Role' }).click();
    await this.page.getByRole('option', { name: role, exact: true }).click();
  }

  get submitInvite(): Locator {
    return this.dialog.getByRole('button', { name: /^Invit(e|ing\.\.\.)$/ });
  }

  async invite(email: string, role: RoleLabel = 'Editor'): Promise<void> {
    await this.draftInvite(email, role);
    await this.submitInvite.click();
  }
}

/** Clicks five times within one task of the page, so that no render can come between. */
export async function clickFiveTimes(button: Locator): Promise<void> {
  await button.evaluate((element: HTMLElement) => {
    for (let click = 0; click < 5; click += 1) element.click();
  });
}
