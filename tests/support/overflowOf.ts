import type { Page } from 'playwright';

/** Horizontal scroll distance of a page, in px. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
