import { writeFile } from 'node:fs/promises';
import { CrmPage } from '../support/crmPage.ts';
import { expect, test } from '../support/fixtures.ts';
import { contactsFile, ImportPage, textOf, watchCreates } from '../support/importPage.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('imports what is right, leaves out what is not, and tells of both', async ({
  page,
  backend,
}) => {
  const crm = new CrmPage(page);
  const importer = new ImportPage(page);
  await importer.open();
  // A byte-order mark, Windows line ends, semicolons, quotes and a line break in a cell.
  await importer.choose(
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
  await expect(importer.dialog.getByText('6 rows, 5 columns, 1 KB')).toBeVisible();
  await expect(importer.dialog.getByText('4 of 5 matched')).toBeVisible();
  await expect(importer.row(/^3 /)).toContainText('Enter a valid email');
  await expect(importer.row(/^4 /)).toContainText('Email is required');
  await expect(importer.row(/^5 /)).toContainText('Name is missing');
  await expect(importer.row(/^7 /)).toContainText('Same as row 2');

  const download = page.waitForEvent('download');
  await importer.button('Download the 4 rows').click();
  const leftOut = await textOf(await download);
  expect(leftOut).toMatch(
    /^\ufeffFull name,E-mail,Mobile,Remarks,Loyalty ID,Row,Result,Detail\r\n/,
  );
  expect(leftOut).toContain('Tomás Silva,tomas.silva@,,,,3,Left out,Enter a valid email\r\n');

  await importer.start(2);
  await expect(importer.dialog.getByText('Import finished')).toBeVisible();
  await expect(importer.figure('Imported')).toHaveText('2');
  await expect(importer.figure('Left out')).toHaveText('4');
  expect(await backend.ledger('contact.created')).toHaveLength(2);

  const report = page.waitForEvent('download');
  await importer.button('Download the report').click();
  expect((await report).suggestedFilename()).toMatch(/^import-report-\d{4}-\d\d-\d\d\.csv$/);
  const text = await textOf(await report);
  expect(text.split('\r\n').map((line) => line.split(',').at(-2))).toEqual(
    expect.arrayContaining(['Result', 'Imported', 'Left out']),
  );

  await importer.button('Done').click();
  await expect(importer.dialog).toBeHidden();
  await crm.search.fill('@import.example');
  await expect(crm.rows).toHaveCount(2);
  await page.reload();
  await expect(crm.row('Ольга Иванова')).toBeVisible();
  await crm.search.fill('elena@import');
  await crm.row('Petrova; Elena "Lena"').getByRole('button', { name: 'Edit' }).click();
  await expect(crm.dialog.getByLabel('Notes')).toHaveValue('first line\nsecond line');
  await expect(crm.dialog.getByLabel('Phone')).toHaveValue('+44 20 7946 0112');
});

test('the same file again doubles nothing, nor does it after a reload', async ({
  page,
  backend,
}) => {
  const importer = new ImportPage(page);
  await importer.open();
  await importer.choose(contactsFile(5));
  await importer.start(5);
  await expect(importer.figure('Imported')).toHaveText('5');

  await importer.button('Import another file').click();
  await importer.choose(contactsFile(5), 'other-name.csv');
  await expect(importer.dialog.getByText('Already a contact')).toHaveCount(5);
  await expect(importer.submit).toHaveAttribute('aria-disabled', 'true');

  await importer.open();
  await importer.choose(contactsFile(6));
  await expect(importer.dialog.getByText('Already a contact')).toHaveCount(5);
  await importer.start(1);
  await expect(importer.figure('Imported')).toHaveText('1');
  expect(await backend.ledger('contact.created')).toHaveLength(6);
});

test('M01 the same file in two tabs at once sends each row once', async ({
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

  // The other tab has compared again by itself.
  await expect(second.dialog.getByText('Already a contact')).toHaveCount(30);
  await expect(second.dialog.getByText(waiting)).toHaveCount(0);
  await second.button('Choose another file').click();
  await second.choose(contactsFile(31));
  await second.start(1);
  await expect(second.figure('Imported')).toHaveText('1');
  expect(await backend.ledger('contact.created')).toHaveLength(31);
});

test('M01 what another tab has imported meanwhile is not sent again', async ({
  page,
  context,
  backend,
}) => {
  const other = await context.newPage();
  const tabs = [new ImportPage(page), new ImportPage(other)] as const;
  for (const tab of tabs) {
    await tab.open();
    await tab.choose(contactsFile(4));
    await expect(tab.submit).toHaveText('Import 4 contacts');
  }
  await tabs[0].start(4);
  await expect(tabs[0].figure('Imported')).toHaveText('4');
  await tabs[1].start(4);
  await expect(tabs[1].dialog.getByText('Already a contact')).toHaveCount(4);
  expect(await backend.ledger('contact.created')).toHaveLength(4);
});

test('knows contacts beyond the first thousand', async ({ page }) => {
  const importer = new ImportPage(page);
  await importer.open();
  await importer.choose('Name,Email\nYulia,ru.1189@customer.example\nNew,new@import.example\n');
  await expect(importer.row(/^2 /)).toContainText('Already a contact');
  await expect(importer.submit).toHaveText('Import 1 contact');
});

test('sends at most four at once, pauses, goes on, and cancels', async ({ page, backend }) => {
  const importer = new ImportPage(page);
  const creates = watchCreates(page);
  await importer.open();
  await backend.fault({ service: 'crm', method: 'POST', path: '/v1/contacts/', delayMs: 60 });
  await importer.choose(contactsFile(120));
  await importer.start(120);
  await expect(importer.dialog.getByRole('progressbar')).toBeVisible();
  await importer.button('Pause').click();
  await expect(importer.dialog.getByText('Paused', { exact: true })).toBeVisible();
  const paused = creates.count;
  expect(paused).toBeLessThan(120);
  expect(await backend.ledger('contact.created')).toHaveLength(paused);

  await importer.button('Continue').click();
  await expect(async () => expect(creates.count).toBeGreaterThan(paused)).toPass();
  await page.keyboard.press('Escape');
  await expect(importer.dialog.getByText(/^Cancel the import\?/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(importer.button('Pause')).toBeVisible();
  await importer.button('Cancel import').click();
  await importer.button('Cancel import').click();
  await expect(importer.dialog.getByText('Import cancelled')).toBeVisible();
  expect(creates.atOnce).toBeLessThanOrEqual(4);
  expect(creates.atOnce).toBeGreaterThan(1);
  expect(await backend.ledger('contact.created')).toHaveLength(creates.count);
  await expect(importer.figure('Imported')).toHaveText(String(creates.count));
  await expect(importer.figure('Not sent')).toHaveText(String(120 - creates.count));

  // The rest goes in later, and only the rest.
  await backend.heal();
  const before = creates.count;
  await importer.button('Import another file').click();
  await importer.choose(contactsFile(120));
  await importer.start(120 - before);
  await expect(importer.figure('Imported')).toHaveText(String(120 - before));
  expect(await backend.ledger('contact.created')).toHaveLength(120);
});

test('a row that the service refuses does not stop the rest', async ({ page, backend }) => {
  const importer = new ImportPage(page);
  await importer.open();
  await importer.choose(
    `Name,Email,Phone\nA,a@import.example,1\nB,b@import.example,${'7'.repeat(65)}\nC,c@import.example,3\n`,
  );
  await importer.start(3);
  await expect(importer.figure('Imported')).toHaveText('2');
  await expect(importer.figure('Refused')).toHaveText('1');
  await expect(importer.row(/^3 B/)).toContainText('Refused');
  expect(await backend.ledger('contact.created')).toHaveLength(2);
});

test('refuses what is no CSV in UTF-8, and says what to do', async ({ page }) => {
  const importer = new ImportPage(page);
  await importer.open();
  for (const [bytes, text] of [
    [new Uint8Array([0x4d, 0xfc, 0x6c, 0x2c, 0x61]), /not UTF-8 text/],
    [new Uint8Array([0xff, 0xfe, 0x61, 0x00]), /not UTF-8 text/],
    [new Uint8Array([0x50, 0x4b, 0x03, 0x04]), /a spreadsheet, not a CSV file/],
    [new Uint8Array(), /no rows to import/],
  ] as const) {
    await importer.choose(bytes);
    await expect(importer.dialog.getByRole('alert')).toHaveText(text);
  }
  // The way on is open.
  await importer.choose('Name^Email\nA^a@import.example\n');
  await expect(importer.dialog.getByText(/Only one column was found/)).toBeVisible();
  await importer.button('Choose another file').click();
  await importer.choose('Name,Email\nA,a@import.example\n');
  await expect(importer.submit).toHaveText('Import 1 contact');
});

test('D05 50,000 rows neither freeze the page nor fill the document', async ({ page }) => {
  const importer = new ImportPage(page);
  await importer.open();
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { longTasks: tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ entryTypes: ['longtask'] });
  });
  const path = test.info().outputPath('contacts.csv');
  await writeFile(path, contactsFile(50_000));
  await importer.choosePath(path);
  await expect(importer.submit).toHaveText('Import 50,000 contacts', { timeout: 20_000 });
  expect(await importer.dialog.getByRole('row').count()).toBe(101);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  test
    .info()
    .annotations.push({ type: 'longest task, ms', description: `${Math.max(0, ...tasks)}` });
});

test('works by the keyboard alone, on a phone too', async ({ page }) => {
  const importer = new ImportPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await importer.open();
  await expect(importer.dialog.getByLabel('Choose a CSV file')).toBeFocused();
  await importer.choose('Person,Mail\nA,a@import.example\n');
  const select = importer.dialog.getByRole('combobox', { name: 'Import “Person” as' });
  await expect(select).toHaveText('Name');
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Do not import' })).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(select).toHaveText('Do not import');
  await expect(importer.submit).toHaveAccessibleDescription(
    'Choose the column that holds the name',
  );
  await select.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: 'Do not import' })).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await importer.submit.focus();
  await page.keyboard.press('Enter');
  await expect(importer.figure('Imported')).toHaveText('1');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.press('Escape');
  await expect(importer.dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Import CSV' })).toBeFocused();
});

test.describe('export', () => {
  test('holds exactly the contacts shown, in their order, with formulas escaped', async ({
    page,
  }) => {
    const crm = new CrmPage(page);
    const importer = new ImportPage(page);
    await importer.open();
    await importer.choose(
      'Name,Email,Phone\n"=HYPERLINK(""https://x.example"")",b@import.example,+1 2\n@sum,a@import.example,-3\n"Comma, ""Quote""",c@import.example,\n',
    );
    await importer.start(3);
    await importer.button('Done').click();
    await crm.search.fill('@IMPORT.example');
    await expect(crm.rows).toHaveCount(3);
    await page.getByRole('columnheader', { name: 'Email' }).getByRole('button').click();
    await expect(crm.rows.first()).toContainText('a@import.example');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
    const [head, ...lines] = (await textOf(await download)).trimEnd().split('\r\n');
    expect(head).toBe('\ufeffContact,Company,Phone,Email,Created');
    expect(lines.map((line) => line.replace(/,\d\d\/\d\d\/\d\d$/, ''))).toEqual([
      `"'@sum",,"'-3",a@import.example`,
      `"'=HYPERLINK(""https://x.example"")",,"'+1 2",b@import.example`,
      `"Comma, ""Quote""",,,c@import.example`,
    ]);
  });

  test('of leads and of interactions is what is shown too', async ({ page }) => {
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
