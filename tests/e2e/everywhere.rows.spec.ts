import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { CrmPage, watchBodies } from '../support/crmPage.ts';

test.beforeEach(async ({ signInAs }) => {
  await signInAs('admin');
});

/** Index of the focused row, counting the header; `null` if none has the focus. */
const focusedRow = async (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-rowindex') ?? null);

test('a list of a thousand rows is one tab stop @engine', async ({ page }) => {
  const crm = new CrmPage(page);
  await crm.open('contacts');
  await page.getByRole('button', { name: 'Created' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(async () => focusedRow(page)).toBe('2');
  await page.keyboard.press('End');
  await expect.poll(async () => focusedRow(page)).toBe('1001');
  // The rows around it render a frame later.
  await expect(crm.rows.nth(-2)).toHaveAttribute('aria-rowindex', '1000');
  await page.keyboard.press('Tab');
  await expect.poll(async () => focusedRow(page)).toBeNull();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(async () => focusedRow(page)).toBe('1001');
});

test('a list of a thousand rows never renders rows only to remove them', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const { length } = document.querySelectorAll('tbody [data-row]');
      const mostRows = Number(document.documentElement.dataset['mostRows'] ?? 0);
      if (length > mostRows) document.documentElement.dataset['mostRows'] = String(length);
    }).observe(document, { childList: true, subtree: true });
  });
  const crm = new CrmPage(page);
  await crm.open('contacts');
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Leads' }).click();
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await expect(crm.rows.first()).toBeVisible();

  // The rows in view, one more, and a part of one.
  const { most: mostRows, inView } = await page.evaluate(() => ({
    most: Number(document.documentElement.dataset['mostRows']),
    inView: [...document.querySelectorAll('tbody [data-row]')].filter(
      (row) => row.getBoundingClientRect().top < window.innerHeight,
    ).length,
  }));
  expect(mostRows).toBeGreaterThanOrEqual(inView);
  expect(mostRows).toBeLessThanOrEqual(inView + 2);
});

test('Space previews a contact, arrow keys preview the next, Enter moves into it @engine', async ({
  page,
}) => {
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

test('a click anywhere in a row opens its contact, and the focus returns to the row @engine', async ({
  page,
}) => {
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

test('sets the status of several leads and exports exactly those, in the shown order', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  await crm.open('leads', '?sort=contact&status=New');
  const [before, ...names] = [
    'Amelia Hartley',
    'Mỹ Linh Trần',
    'Paweł Szczepański',
    'Γιώργος Παπαδάκη',
  ];
  await expect(crm.rows.first()).toContainText(before);
  await expect(crm.rows.nth(3)).toContainText(names[2] ?? '');
  const bar = page.getByRole('toolbar', { name: 'Selection' });
  await crm.rows.nth(1).press('x');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(bar.getByText('3 selected')).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(4);
  for (const [at, line] of lines.slice(1).entries()) expect(line).toContain(names[at]);

  // One of them fails and stays selected; the others change.
  const sent = watchBodies(page);
  await backend.fault({ service: 'crm', method: 'PATCH', status: 500, nth: 2, count: 1 });
  await bar.getByRole('button', { name: 'Change status' }).click();
  await page.getByRole('menuitem', { name: 'Qualified' }).click();
  await expect(crm.toast('2 leads moved to Qualified')).toBeVisible();
  await expect(crm.toast(`These leads could not be changed: ${names[1]}`)).toBeVisible();
  await expect(bar.getByText('1 selected')).toBeVisible();
  expect(new Set(sent.map(({ path }) => path)).size).toBe(3);
  expect(sent).toHaveLength(3);
  await expect(crm.rows.nth(1)).toContainText(names[1] ?? '');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 720 }, hasTouch: true });

  test('selects rows, opens a contact, logs a call and moves a lead by touch', async ({ page }) => {
    const crm = new CrmPage(page);
    await crm.open('contacts');
    const row = crm.rows.nth(1);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Select' }).click();
    await row.getByRole('checkbox').check();
    await expect(page.getByRole('toolbar').getByText('1 selected')).toBeVisible();
    await page.getByRole('toolbar').getByRole('button', { name: 'Clear' }).click();
    await row.tap({ position: { x: 40, y: 4 } });
    await crm.dialog.getByRole('textbox', { name: 'Summary' }).tap();
    await page.keyboard.type('Calls back at 9');
    await crm.dialog.getByRole('button', { name: 'Log', exact: true }).tap();
    await expect(crm.toast('Interaction created successfully')).toBeVisible();
    await crm.dialog.getByRole('button', { name: 'Close' }).tap();
    await expect(crm.dialog).toBeHidden();

    await page.goto('/crm/leads?view=board');
    const card = crm.lane('New').getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: /^Actions for/ }).tap();
    await page.getByRole('menuitem', { name: 'Move to Qualified' }).tap();
    await expect(crm.toast(`${name} moved to Qualified`)).toBeVisible();
    await expect(crm.lane('Qualified').getByText(name).first()).toBeInViewport();
  });

  test('removing a row keeps the scroll position', async ({ page }) => {
    await page.goto('/settings/teams');
    const last = page.getByRole('row').last();
    await last.getByRole('button', { name: /^Actions for/ }).tap();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(200);
    await page.getByRole('menuitem', { name: 'Cancel Invite' }).tap();
    await page.getByRole('button', { name: 'Remove' }).tap();
    await expect(page.getByText('Invite cancelled')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
  });

  test('editing a role at the lower edge keeps its save button in view', async ({ page }) => {
    await page.goto('/settings/teams');
    const row = page.getByRole('row', { name: /Jonas Weber/ });
    const { y = 0, height = 0 } = (await row.boundingBox()) ?? {};
    await page.evaluate((top) => window.scrollTo(0, top), y + height - 720);
    await row.getByRole('button', { name: /^Actions for/ }).tap();
    await page.getByRole('menuitem', { name: 'Edit' }).tap();
    await expect(row.getByRole('combobox')).toBeFocused();
    await expect(row.getByRole('button', { name: /^Save/ })).toBeInViewport({ ratio: 1 });
  });

  test('a toast covers neither header nor footer of a dialog opened next', async ({ page }) => {
    const crm = new CrmPage(page);
    await page.clock.install();
    await page.goto('/crm/leads?view=board');
    const card = crm.lane('New').getByRole('article').first();
    await card.getByRole('button', { name: /^Actions for/ }).tap();
    await page.getByRole('menuitem', { name: 'Move to Qualified' }).tap();
    const toast = page.getByRole('region', { name: 'Messages' });
    await expect(toast).toBeVisible();
    await crm.add('Lead');
    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: NaN, height: NaN };
    await expect
      .poll(async () => {
        const [at, head, foot] = await Promise.all([
          boxOf(toast),
          boxOf(crm.dialog.getByRole('button', { name: 'Close' })),
          boxOf(crm.dialog.getByRole('button', { name: 'Add Lead' })),
        ]);
        return at.y >= head.y + head.height && at.y + at.height <= foot.y;
      })
      .toBe(true);
  });
});
