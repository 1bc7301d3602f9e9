import { CrmPage } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectHarmless, expectShown } from '../support/harmless.ts';
import { serveCrmTexts } from '../support/hostileCrm.ts';
import { everyNth, hostileTexts } from '../support/hostileTexts.ts';
import { watchViolations } from '../support/violations.ts';

test.beforeEach(async ({ page, signInAs }) => {
  await watchViolations(page);
  await signInAs('admin');
});

test('X01 shows hostile texts of contacts, leads and interactions literally', async ({
  page,
  backend,
  canary,
}) => {
  const crm = new CrmPage(page);
  // The most rows that a list renders without virtualisation.
  const texts = everyNth(hostileTexts(canary.url), 2).slice(0, 50);
  await serveCrmTexts(backend, texts);

  await crm.open('contacts');
  await expect(crm.rows).toHaveCount(50);
  await expectShown(page, 'bdi', texts);

  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Leads' })).toBeVisible();
  await expect(crm.rows).toHaveCount(50);
  await expectShown(page, 'bdi', texts);

  await page.getByRole('link', { name: 'Interactions', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Interactions' })).toBeVisible();
  await expect(crm.rows).toHaveCount(50);
  await expectShown(page, 'bdi', texts);
  await expectHarmless(page, canary);
});

test('X01 shows hostile texts in the panel of a contact', async ({ page, backend, canary }) => {
  const crm = new CrmPage(page);
  const texts = everyNth(hostileTexts(canary.url), 25, 3);
  await serveCrmTexts(backend, texts);
  await crm.open('contacts');
  for (const [index, text] of texts.entries()) {
    await crm.rows.nth(index).getByRole('link').first().click();

    await expect(crm.panel()).toContainText(text.trim().slice(0, 20));
    await page.keyboard.press('Escape');
    await expect(crm.panel()).toBeHidden();
  }
  await expectHarmless(page, canary);
});
