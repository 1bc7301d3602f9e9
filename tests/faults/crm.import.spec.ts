import type { Page } from 'playwright/test';
import { expectNoOverflow } from '../support/accessibility.ts';
import { contactsFile, ImportPage, watchCreates } from '../support/crmImportPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectHarmless } from '../support/harmless.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { requests } from '../support/sessionPage.ts';
import { watchViolations } from '../support/violations.ts';

const create = { service: 'crm', method: 'POST', path: '/v1/contacts/' } as const;

/** Goes from the leads to the contacts, and opens the import over them. */
async function openFromLeads(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
}

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A file with a row of each of these texts, and one of a huge name, the only one that is right. */
function hostileFile(column: string, texts: readonly string[]): string {
  const rows = texts.map((text) => `${quoted(text)},${quoted(text)},${quoted('n\n'.repeat(50))}`);
  const huge = `${'w'.repeat(100_000)},wide@import.example,${quoted('line\n'.repeat(5000))}`;
  return [`Name,Email,${quoted(column)}`, ...rows, huge, ''].join('\n');
}

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('M10 D10 a line that breaks pauses the import; nothing is sent until told to', async ({
  page,
  context,
  backend,
}) => {
  const importPage = new ImportPage(page);
  await importPage.open();
  await backend.fault({ ...create, delayMs: 50 });
  await importPage.choose(contactsFile(60));
  await importPage.start(60);
  await expect(importPage.figure('Imported')).not.toHaveText('0');

  await context.setOffline(true);
  await expect(importPage.dialog.getByText(/The connection was lost/)).toBeVisible();
  // At most four at a time are on their way.
  await expect(importPage.figure('No answer')).toHaveText(/^[0-4]$/);

  const lost = Number(await importPage.figure('No answer').textContent());
  await context.setOffline(false);
  await backend.heal();
  const sentBefore = await requests(backend, create);
  await expect(importPage.button('Continue')).toBeVisible();
  expect(await requests(backend, create)).toHaveLength(sentBefore.length);

  await importPage.button('Continue').click();
  await expect(importPage.dialog.getByText('Import finished')).toBeVisible();
  // Of what had no answer nobody knows whether it went in: it is not sent again.
  await expect(importPage.figure('Imported')).toHaveText(String(60 - lost));
  const created = await backend.ledger('contact.created');
  expect(created.length).toBeGreaterThanOrEqual(60 - lost);
  expect(created.length).toBeLessThanOrEqual(60);
});

test('M11 L07 a page that is left sends no further row, and says how far it came', async ({
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
  await expect.poll(() => backend.ledger('contact.created')).toHaveLength(sent);

  // What went in is known: by the contacts, and by what this tab remembers of the file.
  await backend.heal();
  await openFromLeads(page);
  await importPage.choose(contactsFile(80));
  await importPage.start(80 - sent);
  await expect(importPage.figure('Imported')).toHaveText(String(80 - sent));
  expect(await backend.ledger('contact.created')).toHaveLength(80);
});

test('X01 X06 a hostile file is text: in the columns, the rows, the report', async ({
  page,
  backend,
  canary,
}) => {
  const importPage = new ImportPage(page);
  const [script = '', image = ''] = hostileTexts(canary.url);
  await watchViolations(page);
  await importPage.open();
  await backend.fault({ ...create, status: 422, body: { error: { message: script } } });

  await importPage.choose(hostileFile(image, hostileTexts(canary.url).slice(0, 80)));
  await expect(importPage.submit).toHaveText('Import 1 contact');
  await expect(importPage.dialog.getByText(script, { exact: true }).first()).toBeVisible();
  await importPage.dialog.getByText(/^All /).click();
  await expectNoOverflow(page);

  await importPage.start(1);
  await expect(importPage.figure('Refused')).toHaveText('1');
  await expectHarmless(page, canary);
});
