import { writeFile } from 'node:fs/promises';
import { expect } from '../support/fixtures.ts';
import { test } from './engineTest.ts';
import { watchDownloads } from './watchDownloads.ts';

test.beforeEach(async ({ signIn }) => signIn('admin'));

test('uploads a file, which is indexed @engine', async ({ user, backend }, testInfo) => {
  await backend.set({ indexingMs: 0 });
  const file = testInfo.outputPath('Prices.csv');
  await writeFile(file, 'Item,Price\nToboggan,40 pounds\n');
  await user.opens('/knowledge-base?base=kb_nw04');
  await user.sees('row', 'Suppliers.docx…');
  await user.tab.chooseFiles('input[type=file]', [file]);
  await user.sees('row', 'Prices.csv…');
  await expect.poll(async () => backend.committedWrites('knowledge.added')).toHaveLength(1);
});

test('imports contacts of a CSV file and exports what is shown @engine', async ({
  user,
  backend,
}, testInfo) => {
  const file = testInfo.outputPath('contacts.csv');
  await writeFile(
    file,
    '\uFEFFFull name;E-mail;Mobile\r\n"Petrova; Elena ""Lena""";elena@import.example;+44 20 7946 0112\r\nОльга Иванова;olga@import.example;\r\n',
  );
  await user.opens('/crm/contacts');
  await user.sees('link', 'Amelia Hartley');
  const downloads = await watchDownloads(user.tab);
  await user.clicks('button', 'Import CSV');
  await user.sees('dialog', 'Import contacts');
  await user.tab.chooseFiles('[role=dialog] input[type=file]', [file]);
  await user.clicks('button', 'Import 2 contacts');
  await user.reads('Import finished');
  expect(await backend.committedWrites('contact.created')).toHaveLength(2);
  await user.clicks('button', 'Done');

  await user.fills('searchbox', 'Search contacts', '@import.example');
  await user.sees('link', 'Ольга Иванова');
  await user.reads('2 contacts');
  await user.clicks('button', 'Export CSV');
  await expect.poll(downloads).toHaveLength(1);
  const [{ name, text } = { name: '', text: '' }] = await downloads();
  expect(name).toMatch(/^contacts-\d{4}-\d\d-\d\d\.csv$/);
  expect(
    text
      .split('\r\n')
      .slice(0, 3)
      .map((line) => line.replace(/,[^,]*$/, '')),
  ).toEqual([
    '\uFEFFContact,Company,Phone,Email',
    expect.stringContaining('@import.example'),
    expect.stringContaining('@import.example'),
  ]);
});
