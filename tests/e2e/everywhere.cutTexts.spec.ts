import type { Page } from 'playwright/test';
import { LANGUAGES } from '@platform/i18n';
import { cutTexts, widenTexts } from '../support/cutTexts.ts';
import { expect, test } from '../support/fixtures.ts';
import { isLoaded, publicScreens, screens, waiting } from '../support/screens.ts';
import { showPath } from '../support/showPath.ts';

/**
 * A large window, the narrowest in which tables have all their columns, what a laptop has beside an
 * open sidebar, a tablet and the narrowest phone.
 */
const widths = [1440, 1140, 972, 768, 320];

/** Loads a screen in a language. */
async function load(page: Page, path: string, language: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await isStill(page);
}

/** Goes to another page of the app, which loads nothing twice. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-former', ''));
  await showPath(page, path);
  await expect(page.locator('h1[data-former]')).toHaveCount(0);
  await isStill(page);
}

/** Waits until nothing of a screen is on its way any more. */
async function isStill(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator(`main [aria-busy="true"], ${waiting}`)).toHaveCount(0);
}

/** The address of a screen; a call has the id of its day, which its list knows. */
async function addressOf(page: Page, path: string): Promise<string> {
  if (!path.endsWith('=')) return path;
  const first = page.getByRole('grid').getByRole('link').first();
  return (await first.getAttribute('href')) ?? path;
}

async function findFaults(page: Page, path: string, among = widths): Promise<string[]> {
  const faults: string[] = [];
  for (const width of among) {
    // oxlint-disable-next-line no-await-in-loop -- one window, one width after the other
    await page.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    const cut = await cutTexts(page);
    faults.push(...cut.map((fault) => `${path} at ${width}: ${fault}`));
  }
  return faults;
}

for (const { code } of LANGUAGES) {
  test(`everything can be read at any width in the language ${code}`, async ({
    page,
    signInAs,
  }) => {
    // Forty screens at five widths.
    test.setTimeout(240_000);
    await widenTexts(page);
    const faults: string[] = [];
    for (const path of publicScreens) {
      // oxlint-disable-next-line no-await-in-loop -- one page, one screen after the other
      await load(page, path, code);
      // oxlint-disable-next-line no-await-in-loop
      faults.push(...(await findFaults(page, path)));
    }
    await signInAs('admin');
    await load(page, '/dashboard', code);
    faults.push(...(await findFaults(page, '/dashboard', [1440, 1180])));
    // As it is at first on a tablet.
    await page.keyboard.press('Control+b');
    for (const path of screens) {
      const open = isLoaded(path) ? load : goTo;
      // oxlint-disable-next-line no-await-in-loop -- one page, one screen after the other
      await open(page, await addressOf(page, path), code);
      // oxlint-disable-next-line no-await-in-loop
      faults.push(...(await findFaults(page, path)));
    }
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect(faults).toEqual([]);
  });
}
