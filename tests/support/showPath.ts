import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/**
 * Shows a page of the app as a link does, also from below a dialog; where the app does not run yet,
 * it is loaded.
 */
export async function showPath(page: Page, path: string): Promise<void> {
  const isRunning = await page.evaluate((to) => {
    if (!document.querySelector('#root')?.childElementCount) return false;
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return true;
  }, path);
  if (!isRunning) await page.goto(path);
}

/** Shows a page that asks for nothing, so that what is shown next comes anew. */
export async function showElsewhere(page: Page): Promise<void> {
  await showPath(page, '/knowledge-base');
  await expect(page.getByText('Something Amazing Is Coming')).toBeVisible();
}
