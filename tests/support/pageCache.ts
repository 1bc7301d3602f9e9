import type { Page } from 'playwright/test';

/** Freezes a page as the back/forward cache does: it receives no events from other tabs. */
export async function freezeForPageCache(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
}

/** Simulates a restore from the back/forward cache and records the texts that became visible. */
export async function restoreFromPageCache(
  page: Page,
  texts: readonly string[],
): Promise<() => Promise<string[]>> {
  const shownTexts = new Set<string>();
  await page.exposeFunction('noteSeen', (text: string) => shownTexts.add(text));
  await page.evaluate((watched) => {
    const { noteSeen } = window as unknown as { noteSeen: (text: string) => void };
    const look = () => {
      const isVisible = getComputedStyle(document.documentElement).visibility === 'visible';
      for (const text of watched) {
        if (isVisible && document.body.innerText.includes(text)) noteSeen(text);
      }
    };
    const lookAtFrames = () => {
      look();
      requestAnimationFrame(lookAtFrames);
    };
    // Content shown between two frames is not always painted.
    new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['style'] });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    lookAtFrames();
  }, texts);
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return [...shownTexts];
  };
}

/** True if the user can see any part of the page. */
export const isPageVisible = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).visibility === 'visible');
