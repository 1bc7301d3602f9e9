import type { Page } from 'playwright/test';
import { LANGUAGES } from '@platform/i18n';
import { cutTexts } from '../support/cutTexts.ts';
import { expect, test } from '../support/fixtures.ts';

/** Every screen that has one of its own; the rest share a placeholder. */
const screens = [
  '/dashboard',
  '/knowledge-base',
  '/crm',
  '/crm/contacts',
  '/crm/contacts?contact=con_nw0001',
  '/crm/leads',
  '/crm/leads?view=board',
  '/crm/interactions',
  '/integrations',
  '/settings',
  '/settings/teams',
  '/billing',
  '/billing/plans',
  '/billing/invoices',
  '/billing/usage-analytics',
  '/nowhere',
];

const widths = [1440, 768, 320];

/** A block that stands for what is loading. */
const waiting = 'main span[aria-hidden="true"]:empty[style*="inline-size"]';

/** Opens a screen and waits until nothing of it is on its way any more. */
async function open(page: Page, path: string, language: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator(`main [aria-busy="true"], ${waiting}`)).toHaveCount(0);
}

async function findFaults(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    // oxlint-disable-next-line no-await-in-loop -- one window, one width after the other
    await page.setViewportSize({ width, height: 900 });
    // oxlint-disable-next-line no-await-in-loop
    const cut = await cutTexts(page);
    faults.push(...cut.map((fault) => `${path} at ${width}: ${fault}`));
  }
  return faults;
}

for (const { code } of LANGUAGES) {
  test(`everything can be read at any width in the language ${code}`, async ({
    page,
    signInAs,
  }) => {
    await open(page, '/auth', code);
    const faults = await findFaults(page, '/auth');
    await signInAs('admin');
    for (const path of screens) {
      // oxlint-disable-next-line no-await-in-loop -- one page, one screen after the other
      await open(page, path, code);
      // oxlint-disable-next-line no-await-in-loop
      faults.push(...(await findFaults(page, path)));
    }
    expect(faults).toEqual([]);
  });
}
