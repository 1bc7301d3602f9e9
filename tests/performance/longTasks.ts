import type { Page } from 'playwright/test';

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Records every task longer than 50 ms, from each load on. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.longTasks = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) window.longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

export async function longestTask(page: Page): Promise<number> {
  // Tasks that have just ended are reported with the next frames.
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  return page.evaluate(() => Math.max(0, ...window.longTasks));
}
