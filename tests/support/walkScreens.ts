import type { Page } from 'playwright/test';
import { truncatedTexts } from './truncatedTexts.ts';
import { expect } from './fixtures.ts';
import type { TestFixtures } from './fixtures.ts';
import { isLoaded, publicScreens, screens, waiting } from './screens.ts';
import { overlappingTexts } from './overlappingTexts.ts';
import { showPath } from './showPath.ts';

interface Walk {
  page: Page;
  signInAs: TestFixtures['signInAs'];
  language: string;
  widths: readonly number[];
}

/** Waits until everything on a screen has loaded. With large text its panel is a dialog that hides the heading. */
async function isStill(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const titleOfPanel = page.getByRole('dialog').getByRole('heading', { level: 2 });
  await expect(title.or(titleOfPanel).first()).toBeVisible();
  await expect(page.locator(`main [aria-busy="true"], ${waiting}`)).toHaveCount(0);
}

async function load(page: Page, path: string, language: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await isStill(page);
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-former', ''));
  await showPath(page, path);
  await expect(page.locator('h1[data-former]')).toHaveCount(0);
  await isStill(page);
}

/** Returns the path of a screen; the id of a call contains its day, so it comes from the list. */
async function addressOf(page: Page, path: string): Promise<string> {
  if (!path.endsWith('=')) return path;
  const first = page.getByRole('grid').getByRole('link').first();
  return (await first.getAttribute('href')) ?? path;
}

async function findFaults(page: Page, path: string, widths: readonly number[]): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    // oxlint-disable-next-line no-await-in-loop -- one window, one width after the other
    await page.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    const found = [...(await truncatedTexts(page)), ...(await overlappingTexts(page))];
    faults.push(...found.map((fault) => `${path} at ${width}: ${fault}`));
  }
  return faults;
}

/**
 * Opens every screen in one language and returns the texts that are truncated at any of the widths.
 */
export async function walkScreens({ page, signInAs, language, widths }: Walk): Promise<string[]> {
  const faults: string[] = [];
  for (const path of publicScreens) {
    // oxlint-disable-next-line no-await-in-loop -- one page, one screen after the other
    await load(page, path, language);
    // oxlint-disable-next-line no-await-in-loop
    faults.push(...(await findFaults(page, path, widths)));
  }
  await signInAs('admin');
  await load(page, '/dashboard', language);
  // The sidebar is open at first in a wide window, and collapsed for the rest.
  faults.push(...(await findFaults(page, '/dashboard', [1440, 1180])));
  await page.keyboard.press('Control+b');
  for (const path of screens) {
    const open = isLoaded(path) ? load : goTo;
    // oxlint-disable-next-line no-await-in-loop -- one page, one screen after the other
    await open(page, await addressOf(page, path), language);
    // oxlint-disable-next-line no-await-in-loop
    faults.push(...(await findFaults(page, path, widths)));
  }
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  return faults;
}
