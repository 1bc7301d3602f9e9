import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/**
 * Expects no violations once animations have ended, because axe measures intermediate colours.
 * It finds no text in headers with a menu behind a dialog, although they are named.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
  );
  const builder = new AxeBuilder({ page }).disableRules('empty-table-header');
  const { violations } = await builder.setLegacyMode().analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  expect(found).toEqual([]);
}

/** Returns texts, names and placeholders of the document. */
function readTexts(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    const isTechnical = parentElement?.matches('script, style, option') ?? true;
    if (!isTechnical) texts.push(textContent?.trim() ?? '');
  }
  for (const element of document.querySelectorAll('*')) {
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']) {
      texts.push(element.getAttribute(name)?.trim() ?? '');
    }
  }
  return texts.filter((text) => /\p{L}/u.test(text));
}

/** Opens pages by their links and returns what they show. */
export async function shownTexts(page: Page, ...links: string[]): Promise<string[]> {
  const texts: string[] = [];
  for (const name of links) {
    await page.getByRole('link', { name }).first().click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    texts.push(...(await page.evaluate(readTexts)));
  }
  return texts;
}
