import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { CrmPage } from '../support/crmPage.ts';

test.beforeEach(async ({ signInAs }) => {
  await signInAs('admin');
});

/** The number of the row that has the focus, counted with the head; `null` while none has. */
const focusedRow = async (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex') ?? null);

test('a list of a thousand is one stop of the tab order', async ({ page }) => {
  const crm = new CrmPage(page);
  await crm.open('contacts');
  await page.getByRole('button', { name: 'Created' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(async () => focusedRow(page)).toBe('2');
  await page.keyboard.press('End');
  await expect.poll(async () => focusedRow(page)).toBe('1001');
  await page.keyboard.press('Tab');
  await expect.poll(async () => focusedRow(page)).toBeNull();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(async () => focusedRow(page)).toBe('1001');
});

test('Space looks at a contact, arrows look on, Enter goes into it', async ({ page }) => {
  const crm = new CrmPage(page);
  await crm.open('contacts');
  // Email and phone are links, too.
  const names = await crm.rows.locator('[data-lead-title]').allTextContents();
  await crm.rows.first().focus();

  await page.keyboard.press('Space');
  await expect(crm.panel(names[0])).toBeVisible();
  await expect(crm.rows.first()).toBeFocused();
  for (const at of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown');
    await expect(crm.panel(names[at])).toBeVisible();
    await expect(crm.rows.nth(at)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(crm.panel()).toBeHidden();
  await expect(crm.rows.nth(3)).toBeFocused();

  await page.keyboard.press('Space');
  await expect(crm.panel(names[3])).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(crm.panel(names[3])).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(crm.panel()).toBeHidden();
  await expect(crm.rows.nth(3)).toBeFocused();
});

test('all of a row opens its contact, and the focus comes back to the row', async ({ page }) => {
  const crm = new CrmPage(page);
  await crm.open('leads');
  const row = crm.rows.nth(2);
  const name = (await row.getByRole('link').textContent()) ?? '';
  await row.getByRole('gridcell').nth(1).click();
  await expect(crm.panel(name)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(crm.panel(name)).toBeFocused();
  await page.goBack();
  await expect(crm.panel()).toBeHidden();

  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    row.getByRole('gridcell').nth(1).click({ button: 'middle' }),
  ]);
  await expect(tab).toHaveURL(/\/crm\/leads\?contact=/);
});

test('e edits a lead and a role', async ({ page }) => {
  const crm = new CrmPage(page);
  await crm.open('leads');
  await crm.rows.first().press('e');
  await expect(crm.dialog.getByRole('heading', { name: 'Edit Lead' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(crm.rows.first()).toBeFocused();

  await page.goto('/settings/teams');
  const row = page.getByRole('row', { name: 'Amara Okafor' });
  await row.press('e');
  await expect(row.getByRole('combobox')).toBeVisible();
});
