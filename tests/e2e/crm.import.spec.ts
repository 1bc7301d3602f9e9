import { CrmPage } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { overflowOf } from '../support/overflowOf.ts';
import { contactsFile, ImportPage, textOf } from '../support/crmImportPage.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('imports valid rows, skips invalid ones, and reports both', async ({ page, backend }) => {
  const crm = new CrmPage(page);
  const importPage = new ImportPage(page);
  await importPage.open();
  // A byte-order mark, Windows line ends, semicolons, quotes and a line break in a cell.
  await importPage.choose(
    [
      '\ufeffFull name;E-mail;Mobile;Remarks;Loyalty ID',
      '"Petrova; Elena ""Lena""";elena@import.example;+44 20 7946 0112;"first line',
      'second line";LX-1',
      'Tomás Silva;tomas.silva@;;;',
      'Aiko Tanaka;;;;',
      ';office@import.example;;;',
      'Ольга Иванова;olga@import.example;;;',
      'Elena again;ELENA@import.example;;;',
      '',
    ].join('\r\n'),
    'contacts-june.csv',
  );
  await expect(importPage.dialog.getByText('6 rows, 5 columns, 1 KB')).toBeVisible();
  await expect(importPage.dialog.getByText('4 of 5 matched')).toBeVisible();
  await expect(importPage.row(/^3 /)).toContainText('Enter a valid email');
  await expect(importPage.row(/^4 /)).toContainText('Email is required');
  await expect(importPage.row(/^5 /)).toContainText('Name is missing');
  await expect(importPage.row(/^7 /)).toContainText('Same as row 2');

  const download = page.waitForEvent('download');
  await importPage.button('Download the 4 rows').click();
  const leftOut = await textOf(await download);
  expect(leftOut).toMatch(
    /^\ufeffFull name,E-mail,Mobile,Remarks,Loyalty ID,Row,Result,Detail\r\n/,
  );
  expect(leftOut).toContain('Tomás Silva,tomas.silva@,,,,3,Left out,Enter a valid email\r\n');

  await importPage.start(2);
  await expect(importPage.dialog.getByText('Import finished')).toBeVisible();
  await expect(importPage.figure('Imported')).toHaveText('2');
  await expect(importPage.figure('Left out')).toHaveText('4');
  expect(await backend.committedWrites('contact.created')).toHaveLength(2);

  const report = page.waitForEvent('download');
  await importPage.button('Download the report').click();
  expect((await report).suggestedFilename()).toMatch(/^import-report-\d{4}-\d\d-\d\d\.csv$/);
  const text = await textOf(await report);
  expect(text.split('\r\n').map((line) => line.split(',').at(-2))).toEqual(
    expect.arrayContaining(['Result', 'Imported', 'Left out']),
  );

  await importPage.button('Done').click();
  await expect(importPage.dialog).toBeHidden();
  await crm.search.fill('@import.example');
  await expect(crm.rows).toHaveCount(2);
  await page.reload();
  await expect(crm.row('Ольга Иванова')).toBeVisible();
  await crm.search.fill('elena@import');
  await crm.edit(crm.row('Petrova; Elena "Lena"'));
  await expect(crm.dialog.getByLabel('Notes')).toHaveValue('first line\nsecond line');
  await expect(crm.dialog.getByLabel('Phone')).toHaveValue('+44 20 7946 0112');
});

test('M01 the same file in two tabs at once sends each row once @engine', async ({
  page,
  context,
  backend,
}) => {
  const other = await context.newPage();
  const tabs = [new ImportPage(page), new ImportPage(other)] as const;
  await backend.fault({ service: 'crm', method: 'POST', path: '/v1/contacts/', delayMs: 100 });
  for (const tab of tabs) {
    await tab.open();
    await tab.choose(contactsFile(30));
    await expect(tab.submit).toHaveText('Import 30 contacts');
  }
  await Promise.all(tabs.map(async (tab) => tab.start(30)));

  const waiting = 'Another tab is importing contacts.';
  const isFirst = await Promise.race([
    tabs[1].dialog
      .getByText(waiting)
      .first()
      .waitFor()
      .then(() => true),
    tabs[0].dialog
      .getByText(waiting)
      .first()
      .waitFor()
      .then(() => false),
  ]);
  const [first, second] = isFirst ? tabs : [tabs[1], tabs[0]];
  await expect(second.submit).toHaveAttribute('aria-disabled', 'true');
  await expect(first.figure('Imported')).toHaveText('30');
  await expect(first.dialog.getByText('Import finished')).toBeVisible();

  // The other tab has compared again automatically.
  await expect(second.dialog.getByText('Already a contact')).toHaveCount(30);
  await expect(second.dialog.getByText(waiting)).toHaveCount(0);
  await second.button('Choose another file').click();
  await second.choose(contactsFile(31));
  await second.start(1);
  await expect(second.figure('Imported')).toHaveText('1');
  expect(await backend.committedWrites('contact.created')).toHaveLength(31);
});

test('works by keyboard alone, also on a phone @engine', async ({ page }) => {
  const importPage = new ImportPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await importPage.openFromMenu();
  await expect(importPage.dialog.getByLabel('Choose a CSV file')).toBeFocused();
  await importPage.choose('Person,Mail\nA,a@import.example\n');
  const select = importPage.dialog.getByRole('combobox', { name: 'Import “Person” as' });
  await expect(select).toHaveText('Name');
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Do not import' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(select).toHaveText('Do not import');
  await expect(importPage.submit).toHaveAccessibleDescription('Choose the column with the name');
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Do not import' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await importPage.submit.focus();
  await page.keyboard.press('Enter');
  await expect(importPage.figure('Imported')).toHaveText('1');
  expect(await overflowOf(page)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(importPage.dialog).toBeHidden();
  await expect(importPage.moreActions).toBeFocused();
});

test.describe('export', () => {
  test('contains exactly the shown contacts, in order, with formulas escaped', async ({ page }) => {
    const crm = new CrmPage(page);
    const importPage = new ImportPage(page);
    await importPage.open();
    await importPage.choose(
      'Name,Email,Phone\n"=HYPERLINK(""https://x.example"")",b@import.example,+1 202 555 0100\n@sum,a@import.example,02079460112\n"Comma, ""Quote""",c@import.example,\n',
    );
    await importPage.start(3);
    await importPage.button('Done').click();
    await crm.search.fill('@IMPORT.example');
    await expect(crm.rows).toHaveCount(3);
    await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
    await expect(crm.rows.first()).toContainText('a@import.example');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = (await textOf(await download)).trimEnd().split('\r\n');
    expect(head).toBe('\ufeffContact,Company,Phone,Email,Created,Voice consent,SMS consent,Tags');
    expect(lines.map((line) => line.replace(/,\d\d\/\d\d\/\d\d,,,$/, ''))).toEqual([
      `"'@sum",,"'02079460112",a@import.example`,
      `"'=HYPERLINK(""https://x.example"")",,"'+1 202 555 0100",b@import.example`,
      `"Comma, ""Quote""",,,c@import.example`,
    ]);
  });

  test('of leads and interactions also contains the shown rows', async ({ page }) => {
    const crm = new CrmPage(page);
    await crm.open('leads', '?status=Qualified');
    const leads = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const leadLines = (await textOf(await leads)).trimEnd().split('\r\n');
    expect(leadLines[0]).toBe('\ufeffContact,Status,Source,Owner,Notes,Created');
    await expect(crm.rows).toHaveCount(leadLines.length - 1);
    for (const line of leadLines.slice(1)) expect(line).toContain('Qualified');

    await crm.open('interactions', '?type=meeting');
    const interactions = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await interactions).suggestedFilename()).toMatch(/^interactions-/);
    const lines = (await textOf(await interactions)).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\ufeffType,Summary,Direction,Contact,Voice Agent,Session ID,Date');
    await expect(crm.rows).toHaveCount(lines.length - 1);
    for (const line of lines.slice(1)) expect(line).toMatch(/^Meeting,/);
  });
});
