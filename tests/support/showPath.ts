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
