import type { Page } from 'playwright/test';

/**
 * Freezes a page like the back/forward cache does, as seen from other tabs: it receives no events.
 */
export async function deafen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
}

/**
 * Lets a page come out of the back/forward cache, which the test browser does not have, and notes
 * which texts a person could see from then on: in any frame, and as soon as the page is shown.
 *
 * @returns asks which of the texts were seen, the last document of the page included
 */
export async function comeBack(
  page: Page,
  texts: readonly string[],
): Promise<() => Promise<string[]>> {
  const seen = new Set<string>();
  await page.exposeFunction('noteSeen', (text: string) => seen.add(text));
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
    return [...seen];
  };
}

/** Whether a person can see anything of the page at this moment. */
export const isShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).visibility === 'visible');
