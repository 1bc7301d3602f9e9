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

for (const [half, from] of [
  ['first', 0],
  ['second', 50],
] as const) {
  test(`X01 shows the ${half} half of the hostile texts of contacts, leads and interactions as they are`, async ({
    page,
    backend,
    canary,
  }) => {
    const crm = new CrmPage(page);
    // As many at once as a list draws whole.
    const texts = everyNth(hostileTexts(canary.url), 2).slice(from, from + 50);
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
}

test('X01 shows hostile texts on the board and the overview', async ({ page, backend, canary }) => {
  await serveCrmTexts(backend, hostileTexts(canary.url).slice(0, 50));

  await page.goto('/crm/leads?view=board');
  await expect(page.getByRole('button', { name: 'Move ' }).first()).toBeVisible();
  await expectHarmless(page, canary);

  await page.getByRole('link', { name: 'Overview', exact: true }).click();
  await expect(page.getByText('Recent contacts')).toBeVisible();
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

test('X01 shows hostile texts in the fields of a dialog, and a refusal of the service in it', async ({
  page,
  backend,
  canary,
}) => {
  const crm = new CrmPage(page);
  const texts = everyNth(hostileTexts(canary.url), 25, 3);
  await serveCrmTexts(backend, texts);
  await crm.open('contacts');
  for (const [index, text] of texts.entries()) {
    const error = { error: { code: 'NO', message: text } };
    await backend.fault({ service: 'crm', method: 'PATCH', status: 422, body: error, count: 1 });

    await crm.edit(crm.rows.nth(index));
    await expect(crm.dialog.getByLabel('Notes')).toHaveValue(text.trim());

    await crm.enter({ 'Last Name': 'x', Email: 'a@b.example' });
    await crm.submit('Save Changes').click();
    await expect(crm.dialog.getByRole('alert')).toBeVisible();
    await crm.submit('Cancel').click();
    await expect(crm.dialog).toBeHidden();
  }
  await expectHarmless(page, canary);
});

test('X01 repeats a hostile search for contacts as it is', async ({ page, canary }) => {
  const crm = new CrmPage(page);
  const searches = everyNth(hostileTexts(canary.url), 25, 3);
  await crm.open('contacts');
  for (const search of searches) {
    await crm.search.fill(`${search}-`);

    await expect(page.getByText('Nobody matches')).toHaveText(
      `Nobody matches “${search.trim()}-”.`,
      { useInnerText: false },
    );
  }
  await expectHarmless(page, canary);
});
