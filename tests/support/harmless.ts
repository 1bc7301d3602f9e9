import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
import type { Canary } from './canary.ts';
import { violations } from './violations.ts';

/** Expects that nothing ran or was requested, and the policy blocked nothing. */
export async function expectHarmless(page: Page, canary: Canary): Promise<void> {
  expect(await page.evaluate(() => ['hacked' in window, 'polluted' in {}])).toEqual([false, false]);
  expect(canary.hits).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

export async function expectShown(
  page: Page,
  selector: string,
  texts: readonly string[],
): Promise<void> {
  const missing = () =>
    page.evaluate(
      ({ query, wanted: expected }) => {
        const shown = [...document.querySelectorAll(query)].map(({ textContent }) => textContent);
        return expected.filter((text) => !shown.includes(text.trim()));
      },
      { query: selector, wanted: texts },
    );
  await expect.poll(missing).toEqual([]);
}

export async function expectNothingShown(page: Page, texts: readonly string[]): Promise<void> {
  const pageText = await page.evaluate(() => document.body.innerText + document.title);
  expect(texts.filter((text) => pageText.includes(text.trim()))).toEqual([]);
}
