import type { Page } from 'playwright';
import { expect } from 'vitest';
import { expectAccessible } from './harbourChecks.ts';

const rowsOf = (page: Page) => page.getByRole('row');

const firstBerth = (page: Page) => rowsOf(page).nth(1).getByRole('link').innerText();

export async function findBerths(page: Page): Promise<void> {
  await page.getByText('2,000', { exact: true }).waitFor();
  await page.getByRole('searchbox', { name: 'Search berths' }).fill('havfruen');
  await page.getByRole('combobox', { name: 'Pier' }).click();
  await page.getByRole('option', { name: 'East pier' }).click();
  await page.getByRole('textbox', { name: 'From date' }).fill('01/12/2026');
  await page.getByRole('textbox', { name: 'To date' }).fill('31/12/2026');
  await page.getByRole('textbox', { name: 'To date' }).press('Enter');
  await expect.poll(() => page.getByText('2,000', { exact: true }).count()).toBe(0);
  expect(await firstBerth(page)).toMatch(/^E/);

  await page.reload();
  await page.getByRole('button', { name: 'Length', exact: true }).click();
  await page
    .getByRole('columnheader', { name: 'Length' })
    .and(page.locator('[aria-sort]'))
    .waitFor();
  const first = await firstBerth(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => firstBerth(page)).not.toBe(first);
}

export async function releaseBerths(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Status: / }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Booked' }).click();
  await page.keyboard.press('Escape');
  const names = [await firstBerth(page), await rowsOf(page).nth(2).getByRole('link').innerText()];
  for (const name of names) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  }
  await page.getByText('2 selected').first().waitFor();
  await page.getByRole('button', { name: 'Release' }).click();
  const question = page.getByRole('alertdialog', { name: 'Release 2 berths?' });
  await question.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('status').getByText('2 berths released').waitFor();
  for (const name of names) {
    expect(await page.getByRole('link', { name, exact: true }).count()).toBe(0);
  }
}

export async function openBerth(page: Page): Promise<void> {
  const name = await firstBerth(page);
  await page.getByRole('link', { name, exact: true }).click();
  const panel = page.getByRole('complementary', { name }).or(page.getByRole('dialog', { name }));
  await panel.getByRole('heading', { name }).waitFor();
  await panel.getByText('Booked').first().waitFor();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
}

export async function addBerth(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add berth' }).click();
  const form = page.getByRole('dialog', { name: 'Add berth' });
  const submit = form.getByRole('button', { name: 'Add berth' });
  await submit.click();
  await form.getByText('Enter the name of the berth').waitFor();
  await form.getByText('Enter a length').waitFor();
  await expectAccessible(page);

  await form.getByRole('textbox', { name: 'Berth' }).fill('N1');
  await form.getByRole('combobox', { name: 'Pier' }).click();
  await page.getByRole('option', { name: 'North pier' }).click();
  await form.getByRole('radio', { name: 'Quay' }).check();
  await form.getByRole('spinbutton', { name: 'Length' }).fill('99');
  await form.getByRole('textbox', { name: 'First day' }).fill('31/02/2027');
  await form.getByRole('textbox', { name: 'Last day' }).fill('05/03/2027');
  await submit.click();
  await form.getByText('There is no such day').waitFor();
  await form.getByText('Enter 60 m or less').waitFor();
  await form.getByRole('spinbutton', { name: 'Length' }).fill('12');
  await form.getByRole('textbox', { name: 'First day' }).fill('01/03/2027');
  const tags = form.getByRole('textbox', { name: 'Tags' });
  await tags.fill('power, ⚓ deep; power');
  await tags.press('Enter');
  await form.getByText('“power” is already in the list.').first().waitFor();
  await tags.fill('');
  await form.getByRole('button', { name: 'Remove ⚓ deep' }).waitFor();
  const drawing = form.getByRole('group', { name: 'Drawing' });
  const choose = (name: string, mimeType: string) =>
    drawing.locator('input[type=file]').setInputFiles({ name, mimeType, buffer: Buffer.from('x') });
  await choose('berth.exe', 'application/octet-stream');
  await drawing.getByText('Files of this type are not accepted').first().waitFor();
  await choose('berth.pdf', 'application/pdf');
  await drawing.getByRole('button', { name: 'Remove berth.pdf from the list' }).waitFor();
  await expectAccessible(page);
  await submit.click();
  await form.getByText('N1 exists already').waitFor();
  await form.getByRole('textbox', { name: 'Berth' }).fill('N0');
  await submit.click();
  await page.getByRole('status').getByText('Berth N0 added').waitFor();
  await page.getByText('2,001', { exact: true }).waitFor();
}

export async function openPalette(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'All berths' }).waitFor();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Jump to' });
  await search.fill('settings');
  await search.press('Enter');
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await search.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Jump to' }).click();
  await search.fill('W123');
  await expectAccessible(page);
  await search.press('Enter');
  await page.getByRole('heading', { name: 'W123' }).waitFor();
}

export async function navigateOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('heading', { name: 'W123' }).waitFor();
  await page.getByRole('dialog', { name: 'W123' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  const drawer = page.getByRole('dialog', { name: 'Navigation' });
  await expectAccessible(page);
  await drawer.getByRole('link', { name: 'Skippers' }).click();
  await drawer.waitFor({ state: 'detached' });
  await page.getByText('Astrid Lund').first().waitFor();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
}
