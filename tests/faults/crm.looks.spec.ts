import type { Page } from 'playwright/test';
import { expectNoOverflow } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { serveCrmTexts } from '../support/hostileCrm.ts';
import { longestTask, watchLongTasks } from '../support/longTasks.ts';

/** Texts that disturb the layout, and a plain one to find the rows by. */
const strangeTexts = [
  'Plain Person',
  '\u202Eevil\u202C \u2066deep\u2069',
  'a\u200Bb\u200D\uFEFFc',
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(20),
  'مرحبا بالعالم',
  'x'.repeat(100_000),
  'n'.repeat(300),
  'one more line\n'.repeat(5000),
];

/** Opens a page of the CRM and expects none of its tasks to hold it for longer than 200 ms. */
async function openWithoutFreeze(page: Page, address: string): Promise<void> {
  // A busy machine makes any task long now and then; what the texts cost, they cost each time.
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByText('Plain Person').first()).toBeAttached();
    expect(await longestTask(page)).toBeLessThanOrEqual(200);
  }).toPass();
}

/** Expects no cell whose text is seen beyond its edge. */
async function expectCellsHold(page: Page): Promise<void> {
  const outside = page.getByRole('gridcell').evaluateAll((cells) =>
    cells
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .filter((cell) => getComputedStyle(cell).overflowX === 'visible')
      // The name of a box is heard and not seen.
      .filter((cell) => !cell.querySelector('input[type="checkbox"]'))
      .map(({ textContent }) => textContent?.slice(0, 40)),
  );
  expect(await outside).toEqual([]);
}

test.beforeEach(async ({ page, backend, signInAs }) => {
  await watchLongTasks(page);
  await signInAs('admin');
  await serveCrmTexts(backend, strangeTexts);
});

test('X06 strange and huge texts hold the layout of the CRM and freeze no page', async ({
  page,
}) => {
  for (const address of [
    '/crm',
    '/crm/contacts',
    '/crm/leads',
    '/crm/leads?view=board',
    '/crm/interactions',
    '/crm/contacts?contact=con_5',
    '/crm/contacts?contact=con_7',
  ]) {
    await openWithoutFreeze(page, address);

    await expectNoOverflow(page, address);
    await expectCellsHold(page);
  }
});

test('X06 strange and huge texts hold the layout of the CRM on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const address of ['/crm', '/crm/contacts', '/crm/leads?view=board', '/crm/interactions']) {
    await page.goto(address);

    await expect(page.getByText('Plain Person').first()).toBeAttached();
    await expectNoOverflow(page, address);
  }
});
