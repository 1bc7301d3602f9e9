import { startCanary } from '../support/canary.ts';
import { CrmPage } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { contactsFile, ImportPage, watchCreates } from '../support/importPage.ts';
import { violations, watchViolations } from '../support/violations.ts';

const create = { service: 'crm', method: 'POST', path: '/v1/contacts/' };

test('M01 two presses of Import send each row once', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  const importer = new ImportPage(page);
  await importer.open();
  await importer.choose(contactsFile(12));
  await expect(importer.submit).toHaveText('Import 12 contacts');
  await importer.submit.evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press += 1) button.click();
  });
  await expect(importer.figure('Imported')).toHaveText('12');
  expect(await backend.log({ method: 'POST', path: '/v1/contacts/' })).toHaveLength(12);
  expect(await backend.ledger('contact.created')).toHaveLength(12);
});

test('M02 a row that failed is not sent again by itself', async ({ page, backend, signInAs }) => {
  await page.clock.install();
  await signInAs('admin');
  const importer = new ImportPage(page);
  const creates = watchCreates(page);
  await importer.open();
  await backend.fault({
    ...create,
    nth: 2,
    count: 1,
    status: 503,
    headers: { 'retry-after': '1' },
  });
  await importer.choose(contactsFile(6));
  await page.clock.runFor(2000);
  await importer.start(6);
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(importer.figure('Refused')).toHaveText('1', { timeout: 200 });
    await expect(importer.dialog.getByText('Import finished')).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.clock.fastForward(65_000);
  expect(creates.count).toBe(6);
  expect(await backend.ledger('contact.created')).toHaveLength(5);
});

test('M03 D16 an answer lost is unknown, never sent again, and the list is read anew', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const crm = new CrmPage(page);
  const importer = new ImportPage(page);
  const creates = watchCreates(page);
  await importer.open();
  for (const [index, fault] of (['afterCommit', 'headers', 'body'] as const).entries()) {
    await test.step(fault, async () => {
      const file = contactsFile(8, 1 + index * 8);
      const before = creates.count;
      await backend.fault({ ...create, nth: 3, count: 1, drop: fault, runHandler: true });
      await importer.choose(file);
      await importer.start(8);
      await expect(importer.figure('No answer')).toHaveText('1');
      await expect(importer.figure('Imported')).toHaveText('7');
      await expect(importer.dialog.getByText(/they are not sent again/)).toBeVisible();
      await expect(importer.dialog.getByRole('row')).toHaveCount(2);
      expect(creates.count).toBe(before + 8);

      await importer.button('Import another file').click();
      await importer.choose(file);
      await expect(importer.submit).toContainText('Import 0 contacts');
      await importer.button('Cancel').click();
      await crm.search.fill('@import.example');
      const rows = (index + 1) * 8;
      await expect(page.getByRole('table')).toHaveAttribute('aria-rowcount', `${rows + 1}`);
      expect(await backend.ledger('contact.created')).toHaveLength(rows);
      await crm.search.fill('');
      await page.getByRole('button', { name: 'Import CSV' }).click();
    });
  }
});

test('M10 D10 a line that breaks pauses the import; nothing is sent until told to', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const importer = new ImportPage(page);
  await importer.open();
  await backend.fault({ ...create, delayMs: 50 });
  await importer.choose(contactsFile(60));
  await importer.start(60);
  await expect(importer.figure('Imported')).not.toHaveText('0');
  await context.setOffline(true);
  await expect(importer.dialog.getByText(/The connection was lost/)).toBeVisible();
  const lost = Number(await importer.figure('No answer').textContent());
  expect(lost).toBeLessThanOrEqual(4);
  await context.setOffline(false);
  await backend.heal();
  const before = (await backend.log({ method: 'POST', path: '/v1/contacts/' })).length;
  await expect(importer.button('Continue')).toBeVisible();
  expect(await backend.log({ method: 'POST', path: '/v1/contacts/' })).toHaveLength(before);
  await importer.button('Continue').click();
  await expect(importer.dialog.getByText('Import finished')).toBeVisible();
  await expect(importer.figure('Imported')).toHaveText(String(60 - lost));
  const targets = (await backend.ledger('contact.created')).map(({ target }) => target);
  expect(targets.length).toBeGreaterThanOrEqual(60 - lost);
  expect(targets.length).toBeLessThanOrEqual(60);
});

test('D11 a service that asks to wait is not pressed, and loses no row', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const importer = new ImportPage(page);
  await importer.open();
  await backend.fault({
    ...create,
    nth: 5,
    count: 4,
    status: 429,
    headers: { 'retry-after': '9' },
  });
  await importer.choose(contactsFile(20));
  await importer.start(20);
  await expect(importer.dialog.getByText(/The service asks to wait/)).toBeVisible();
  expect((await backend.log({ method: 'POST', path: '/v1/contacts/' })).length).toBeLessThan(12);
  await backend.heal();
  await importer.button('Continue').click();
  await expect(importer.figure('Imported')).toHaveText('20');
  expect(await backend.ledger('contact.created')).toHaveLength(20);
});

test('D12 a service that refuses all is not asked for every row', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const importer = new ImportPage(page);
  await importer.open();
  await backend.fault({ ...create, status: 503, body: '<html>busy</html>' });
  await importer.choose(contactsFile(50));
  await importer.start(50);
  await expect(importer.dialog.getByText(/refuses one row after another/)).toBeVisible();
  expect((await backend.log({ method: 'POST', path: '/v1/contacts/' })).length).toBeLessThan(9);
  await importer.button('Cancel import').click();
  await importer.button('Cancel import').click();
  await expect(importer.dialog.getByText('Import cancelled')).toBeVisible();
  // Spec 8's own words stand where the service sent none.
  await expect(importer.dialog.getByText('Failed to create contact').first()).toBeVisible();
  await expect(importer.dialog.getByText('busy')).toHaveCount(0);
});

test('D13 contacts that cannot be compared with are told of, and asked for again', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/CORS policy/);
  await signInAs('admin');
  const importer = new ImportPage(page);
  await page.goto('/crm/contacts');
  await expect(page.getByRole('button', { name: 'Import CSV' })).toBeVisible();
  await expect(new CrmPage(page).rows.first()).toBeVisible();
  await backend.fault({ service: 'crm', method: 'GET', path: '/v1/contacts/', noCors: true });
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await importer.choose('Name,Email\nYulia,ru.1189@customer.example\n');
  await expect(importer.dialog.getByText(/could not be loaded/)).toBeVisible();
  await expect(importer.submit).toHaveText('Import 1 contact');
  await backend.heal();
  await importer.button('Retry').click();
  await expect(importer.row(/^2 /)).toContainText('Already a contact');
});

test('M11 L07 a page that is left sends no further row, and says how far it came', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const importer = new ImportPage(page);
  const creates = watchCreates(page);
  await page.goto('/crm/leads');
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await backend.fault({ ...create, delayMs: 80 });
  await importer.choose(contactsFile(80));
  await importer.start(80);
  await expect(importer.figure('Imported')).not.toHaveText('0');
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
  await importer.choose(contactsFile(80));
  await importer.start(80 - sent);
  await expect(importer.figure('Imported')).toHaveText(String(80 - sent));
  expect(await backend.ledger('contact.created')).toHaveLength(80);
});

test('S03 a session that ends during an import ends the import', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const importer = new ImportPage(page);
  const creates = watchCreates(page);
  await importer.open();
  await backend.fault({ ...create, delayMs: 50 });
  await importer.choose(contactsFile(60));
  await importer.start(60);
  await expect(importer.figure('Imported')).not.toHaveText('0');
  await backend.expire({ refresh: true, cookies: true });
  await expect(page).toHaveURL(/\/auth/);
  const sent = creates.count;
  expect(sent).toBeLessThan(60);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toContain('import.example');
  expect(creates.count).toBe(sent);
});

test('X01 X06 a hostile file is text: in the columns, the rows, the report', async ({
  page,
  backend,
  signInAs,
}) => {
  const canary = await startCanary();
  await watchViolations(page);
  await signInAs('admin');
  const importer = new ImportPage(page);
  await importer.open();
  const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const texts = hostileTexts(canary.url).slice(0, 80);
  const rows = texts.map((text) => `${quote(text)},${quote(text)},${quote('n\n'.repeat(50))}`);
  rows.push(`${'w'.repeat(100_000)},wide@import.example,${quote('line\n'.repeat(5000))}`);
  await backend.fault({ ...create, status: 422, body: { error: { message: texts[0] } } });
  await importer.choose(`Name,Email,${quote(texts[1] ?? '')}\n${rows.join('\n')}\n`);
  await expect(importer.submit).toHaveText('Import 1 contact');
  await expect(importer.dialog.getByText(texts[0] ?? '', { exact: true }).first()).toBeVisible();
  await importer.dialog.getByText(/^All /).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  await importer.start(1);
  await expect(importer.figure('Refused')).toHaveText('1');
  expect(await page.evaluate(() => ['hacked' in window, 'polluted' in {}])).toEqual([false, false]);
  expect(canary.hits).toEqual([]);
  expect(await violations(page)).toEqual([]);
  await canary.close();
});
