import type { Page } from 'playwright/test';
import { contactsFile, ImportPage, watchCreates } from '../support/crmImportPage.ts';
import { expect, test } from '../support/fixtures.ts';

const create = { service: 'crm', method: 'POST', path: '/v1/contacts/' } as const;

async function openFromLeads(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
}

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('M11 L07 leaving the page stops the import and reports its progress', async ({
  page,
  backend,
}) => {
  const importPage = new ImportPage(page);
  const creates = watchCreates(page);
  await page.goto('/crm/leads');
  await openFromLeads(page);
  await backend.fault({ ...create, delayMs: 80 });
  await importPage.choose(contactsFile(80));
  await importPage.start(80);
  await expect(importPage.figure('Imported')).not.toHaveText('0');

  await page.goBack();
  await expect(page).toHaveURL(/\/crm\/leads/);
  await expect(page.getByText(/^The import was cancelled: \d+ of 80/)).toBeVisible();
  const sent = creates.count;
  expect(sent).toBeLessThan(80);
  await expect.poll(() => backend.committedWrites('contact.created')).toHaveLength(sent);

  // The contacts, and this tab's record of the file, show which rows were sent.
  await backend.heal();
  await openFromLeads(page);
  await importPage.choose(contactsFile(80));
  await importPage.start(80 - sent);
  await expect(importPage.figure('Imported')).toHaveText(String(80 - sent));
  expect(await backend.committedWrites('contact.created')).toHaveLength(80);
});
