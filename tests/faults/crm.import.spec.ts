import { startCanary } from '../support/canary.ts';
import { expect, test } from '../support/fixtures.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { contactsFile, ImportPage, watchCreates } from '../support/crmImportPage.ts';
import { violations, watchViolations } from '../support/violations.ts';

const create = { service: 'crm', method: 'POST', path: '/v1/contacts/' };

test('M10 D10 a line that breaks pauses the import; nothing is sent until told to', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const importPage = new ImportPage(page);
  await importPage.open();
  await backend.fault({ ...create, delayMs: 50 });
  await importPage.choose(contactsFile(60));
  await importPage.start(60);
  await expect(importPage.figure('Imported')).not.toHaveText('0');
  await context.setOffline(true);
  await expect(importPage.dialog.getByText(/The connection was lost/)).toBeVisible();
  const lost = Number(await importPage.figure('No answer').textContent());
  expect(lost).toBeLessThanOrEqual(4);
  await context.setOffline(false);
  await backend.heal();
  const before = (await backend.log({ method: 'POST', path: '/v1/contacts/' })).length;
  await expect(importPage.button('Continue')).toBeVisible();
  expect(await backend.log({ method: 'POST', path: '/v1/contacts/' })).toHaveLength(before);
  await importPage.button('Continue').click();
  await expect(importPage.dialog.getByText('Import finished')).toBeVisible();
  await expect(importPage.figure('Imported')).toHaveText(String(60 - lost));
  const targets = (await backend.ledger('contact.created')).map(({ target }) => target);
  expect(targets.length).toBeGreaterThanOrEqual(60 - lost);
  expect(targets.length).toBeLessThanOrEqual(60);
});

test('M11 L07 a page that is left sends no further row, and says how far it came', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const importPage = new ImportPage(page);
  const creates = watchCreates(page);
  await page.goto('/crm/leads');
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await backend.fault({ ...create, delayMs: 80 });
  await importPage.choose(contactsFile(80));
  await importPage.start(80);
  await expect(importPage.figure('Imported')).not.toHaveText('0');
  await page.goBack();
  await expect(page).toHaveURL(/\/crm\/leads/);
  await expect(page.getByText(/^The import was cancelled: \d+ of 80/)).toBeVisible();
  const sent = creates.count;
  expect(sent).toBeLessThan(80);
  await expect.poll(async () => (await backend.ledger('contact.created')).length).toBe(sent);
  await backend.heal();

  // What went in is known: by the contacts, and by what this tab remembers of the file.
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await importPage.choose(contactsFile(80));
  await importPage.start(80 - sent);
  await expect(importPage.figure('Imported')).toHaveText(String(80 - sent));
  expect(await backend.ledger('contact.created')).toHaveLength(80);
});

test('X01 X06 a hostile file is text: in the columns, the rows, the report', async ({
  page,
  backend,
  signInAs,
}) => {
  const canary = await startCanary();
  await watchViolations(page);
  await signInAs('admin');
  const importPage = new ImportPage(page);
  await importPage.open();
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const texts = hostileTexts(canary.url).slice(0, 80);
  const rows = texts.map((text) => `${quote(text)},${quote(text)},${quote('n\n'.repeat(50))}`);
  rows.push(`${'w'.repeat(100_000)},wide@import.example,${quote('line\n'.repeat(5000))}`);
  await backend.fault({ ...create, status: 422, body: { error: { message: texts[0] } } });
  await importPage.choose(`Name,Email,${quote(texts[1] ?? '')}\n${rows.join('\n')}\n`);
  await expect(importPage.submit).toHaveText('Import 1 contact');
  await expect(importPage.dialog.getByText(texts[0] ?? '', { exact: true }).first()).toBeVisible();
  await importPage.dialog.getByText(/^All /).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  await importPage.start(1);
  await expect(importPage.figure('Refused')).toHaveText('1');
  expect(await page.evaluate(() => ['hacked' in window, 'polluted' in {}])).toEqual([false, false]);
  expect(canary.hits).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await canary.close();
});
