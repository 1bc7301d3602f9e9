import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** A page of Playwright or of another driver. */
interface Shown {
  evaluate: (script: (path: string) => boolean, path: string) => Promise<boolean>;
  goto: (path: string) => Promise<unknown>;
}

/** Opens a page as a link does, also from below a dialog; loads the app if needed. */
export async function showPath(page: Shown, path: string): Promise<void> {
  const isRunning = await page.evaluate((to) => {
    if (!document.querySelector('#root')?.childElementCount) return false;
    // The router's own state: forms ask before leaving, and history entries restore their page.
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
    const state = { idx: idx + 1, key: `shown${idx + 1}` };
    window.history.pushState(state, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
    return true;
  }, path);
  if (!isRunning) await page.goto(path);
}

/** Opens another page of the app likewise, and waits until it has replaced the previous one. */
export async function showScreen(page: Page, path: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const before = (await title.textContent()) ?? '';
  await showPath(page, path);
  await expect(title).not.toHaveText(before);
  await expect(title).toHaveText(/\S/);
}
