import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';

/** Opens a page, acts in it and returns the console's errors, such as hydration mismatches. */
export async function complaintsOf(url: string, act: (page: Page) => Promise<void>) {
  const found = await findChromium();
  const browser = await chromium.launch({
    ...(found.executablePath ? { executablePath: found.executablePath } : {}),
    args: chromiumArgs,
    env: { ...process.env, ...found.env },
  });
  try {
    const page = await browser.newPage();
    // A dev server builds on the first request, and machines of CI are slow.
    page.setDefaultTimeout(120_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.goto(url);
    try {
      await act(page);
    } catch (cause) {
      // The console usually explains best why something is missing.
      throw complaints.length === 0 ? cause : new Error(complaints.join('\n'), { cause });
    }
    return complaints;
  } finally {
    await browser.close();
  }
}

/**
 * Uses the product's `App.jsx`. Returns the colour of the button, which depends on styles and
 * tokens.
 */
export async function driveProduct(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: 'Pressed' });
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  await button.click();
  await page.getByRole('button', { name: 'Pressed 1' }).waitFor();
  await page.getByRole('combobox', { name: 'Colour' }).click();
  await page.getByRole('option', { name: 'Green' }).click();
  await page.getByRole('combobox', { name: 'Colour' }).getByText('Green').waitFor();
  await page.getByRole('heading', { name: 'Team Management' }).waitFor();
  await page.getByRole('button', { name: 'Ask' }).click();
  await page.getByRole('dialog', { name: 'Sure?' }).waitFor();
  return colour;
}
