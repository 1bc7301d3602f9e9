import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { overflowOf } from '../support/overflowOf.ts';

/** Checks the team screen of the README: three colours, one text, the dictionary, a dialog. */
export async function expectTeam(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Teambeheer' }).waitFor();
  await page.getByText('Ada Lovelace').waitFor();
  const invite = page.getByRole('button', { name: 'Collega toevoegen' });
  expect(await colorOf(invite)).toMatch(/^oklch\(0\.5/);

  await invite.click();
  await page.getByRole('dialog', { name: 'Collega uitnodigen' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await invite.evaluate(hasFocus)).toBe(true);

  await expect.poll(() => overflowOf(page)).toBe(0);
  // The toolbar, which covers rows that scroll below it, has the colour of its background.
  expect(await page.getByRole('searchbox').evaluate(coloursAround)).toHaveLength(1);
}

/** Checks it on a desktop, a tablet and a phone. */
export async function expectTeamAtEveryWidth(page: Page): Promise<void> {
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await expectTeam(page);
  }
}

const colorOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor);

const hasFocus = (element: Element): boolean => {
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.activeElement === element;
};

/** Colours painted around an element, each once. */
const coloursAround = (element: Element): string[] => {
  const colours = new Set<string>();
  for (
    let ancestor = element.parentElement?.parentElement;
    ancestor;
    ancestor = ancestor.parentElement
  ) {
    const { backgroundColor } = getComputedStyle(ancestor);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') colours.add(backgroundColor);
  }
  return [...colours];
};
