import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';

/** Matches a key instead of its text, or a malformed text. */
const unwritten =
  /\b(common|controls|errors|session|shell|team)\.[a-z]\w*(\.\w+)*|undefined|\[object|\{\{|NaN/;

/** Returns all visible and announced texts of the page. */
export const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label], [placeholder], [title]')];
    const spoken = labels.flatMap((element) =>
      ['aria-label', 'placeholder', 'title'].map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, document.body.innerText, ...spoken].join('\n');
  });

/** Expects the page to be in a language, and all of its texts to be translated. */
export async function expectWritten(page: Page, language: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  expect(await wordsOf(page)).not.toMatch(unwritten);
}
