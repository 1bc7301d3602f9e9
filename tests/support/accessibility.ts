import { AxeBuilder } from '@axe-core/playwright';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import { overflowOf } from './overflowOf.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on the theme, which only changes colours. */
const rulesOfColours = ['color-contrast', 'link-in-text-block'];
type Theme = 'light' | 'dark';

/** Returns the violations that axe finds in the current page. None of our pages has a frame. */
async function faults(page: Page, theme: Theme): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (theme === 'light') builder.withTags(rules);
  else builder.withRules(rulesOfColours);
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Expects light and dark to be accessible; `show` opens the page in each theme. */
export async function expectAccessible(
  page: Page,
  themes: readonly Theme[] = ['light', 'dark'],
  show?: () => Promise<void>,
): Promise<void> {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await show?.();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect.poll(() => faults(page, theme), { message: theme, timeout: 30_000 }).toEqual([]);
  }
}

/** Expects the page not to scroll sideways. */
export async function expectNoOverflow(page: Page, name?: string): Promise<void> {
  const options = name === undefined ? {} : { message: name };
  await expect.poll(() => overflowOf(page), options).toBe(0);
}
