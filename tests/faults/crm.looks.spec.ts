import type { Page } from 'playwright/test';
import { expectNoOverflow } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { serveCrmTexts, strangeTexts } from '../support/hostileCrm.ts';

/** Expects no cell whose text extends beyond its edge. */
async function expectCellsHold(page: Page): Promise<void> {
  const outside = page.getByRole('gridcell').evaluateAll((cells) =>
    cells
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((cell) => getComputedStyle(cell).overflowX === 'visible')
      // The name of a checkbox is announced but not visible.
      .filter((cell) => !cell.querySelector('input[type="checkbox"]'))
      .map(({ textContent }) => textContent?.slice(0, 40)),
  );
  expect(await outside).toEqual([]);
}

test.beforeEach(async ({ backend, signInAs }) => {
  await signInAs('admin');
  await serveCrmTexts(backend, strangeTexts);
});

test('X06 unusual and huge texts do not break the layout of the CRM @engine', async ({ page }) => {
  for (const address of [
    '/crm',
    '/crm/contacts',
    '/crm/leads',
    '/crm/leads?view=board',
    '/crm/interactions',
    '/crm/contacts?contact=con_5',
    '/crm/contacts?contact=con_7',
  ]) {
    await page.goto(address);

    await expect(page.getByText('Plain Person').first()).toBeAttached();
    await expectNoOverflow(page, address);
    await expectCellsHold(page);
  }
});
