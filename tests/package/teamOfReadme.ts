import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** Looks at the team screen of the README: three colours, one word, the dictionary, a dialog. */
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

  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
}

const colorOf = (button: Locator): Promise<string> =>
  button.evaluate((element) => getComputedStyle(element).backgroundColor);

const hasFocus = (element: Element): boolean => {
  const root = element.getRootNode() as Document | ShadowRoot;
  return root.activeElement === element;
};
