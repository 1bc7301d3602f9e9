import { makeDocx, makePdf } from '@platform/sandbox/testing/files';
import { expect, test } from '../support/fixtures.ts';

const file = (name: string, content: Uint8Array | string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

test('uploads continue on other pages, one is cancelled, one retried, and a question is answered @engine', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/status of (500|422)/);
  await backend.set({ indexingMs: 50 });
  const documents = '/v1/knowledge-bases/kb_nw04/documents';
  await signInAs('admin');
  await page.goto('/knowledge-base?base=kb_nw04');
  await expect(page.getByRole('row', { name: /Suppliers\.docx/ })).toContainText('Failed');

  // The first responds late, the second fails, the third hangs.
  const late = await backend.fault({
    method: 'POST',
    path: documents,
    nth: 1,
    count: 1,
    hang: true,
  });
  await backend.fault({ method: 'POST', path: documents, nth: 2, count: 1, status: 500, body: {} });
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('Ice rink.pdf', await makePdf('The rink opens at ten.')),
      file('Sledges.docx', makeDocx('Sledges are lent for three days.')),
      file('Prices.csv', 'Item,Price\nToboggan,40 pounds\n'),
      file('Drawing.exe', 'MZ'),
    ]);
  const uploads = page.getByRole('region', { name: /file/ });
  await expect(uploads.getByText(/Files of this type cannot be read/)).toBeVisible();
  await expect(uploads.getByRole('status')).toContainText('1 added');

  await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await page.goBack();
  await uploads.getByRole('button', { name: /^Retry/ }).click();
  await expect(uploads.getByRole('status')).toContainText('2 added');
  await uploads.getByRole('button', { name: /^Cancel (?!the)/ }).click();
  await expect(uploads.getByText(/^Cancelled,/)).toBeVisible();
  await backend.heal(late);
  await uploads.getByRole('button', { name: /^Retry/ }).click();
  for (const name of ['Ice rink.pdf', 'Sledges.docx', 'Prices.csv']) {
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Ready');
    // A file that became a document is listed once.
    await expect(uploads.getByText(name)).toHaveCount(0);
  }
  const added = await backend.committedWrites('knowledge.added');
  expect(added).toHaveLength(3);

  await page.getByRole('button', { name: 'Test base' }).click();
  const panel = page.getByRole('complementary', { name: 'Test base' });
  await panel.getByRole('textbox', { name: 'Question' }).fill('How long are sledges lent?');
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByText('1 passage found')).toBeVisible();
  await panel.getByRole('button', { name: 'Save as check' }).click();
  await panel.getByRole('link', { name: 'Open in Sledges.docx' }).click();
  const found = page.getByRole('listitem').filter({ hasText: 'Found for your question' });
  await expect(found).toContainText('Sledges are lent for three days.');
  await expect(found).toBeFocused();
  await page.getByRole('button', { name: 'Back to the question' }).click();
  await expect(panel.getByRole('link', { name: 'Open in Sledges.docx' })).toBeFocused();

  // Deletes the document that answered: the check runs again and reports it.
  await page.getByRole('button', { name: 'Actions for Sledges.docx' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('row', { name: /Sledges\.docx/ })).toHaveCount(0);
  await expect(panel.getByText('0 better, 1 worse, 0 as before')).toBeVisible();
});

test('works by keyboard: creates a base, adds a page, reindexes and deletes several documents', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/status of 422/);
  await backend.set({ indexingMs: 0 });
  await signInAs('editor');
  const { keyboard } = page;
  const statusMessage = (text: string) => page.getByRole('status').filter({ hasText: text });
  await page.goto('/knowledge-base?base=kb_nw04&status=failed');
  await expect(page.getByRole('row', { name: /Suppliers/ })).toBeVisible();
  await page.getByRole('button', { name: 'Create base' }).press('Enter');
  await expect(
    page.getByRole('dialog', { name: 'Create base' }).getByRole('textbox', { name: /^Name/ }),
  ).toBeFocused();
  await keyboard.type('Night desk');
  await keyboard.press('Control+Enter');
  await expect(statusMessage('Knowledge base created')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Night desk' })).toBeVisible();
  await expect(page).toHaveURL(/base=kb_/);

  await expect(page.getByRole('button', { name: 'Create base' })).toBeFocused();
  await keyboard.press('c');
  await page.getByRole('menuitem', { name: 'Web page' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a web page' });
  await dialog.getByRole('textbox', { name: /^Address/ }).fill('https://example.com');
  await keyboard.press('Control+Enter');
  await expect(dialog.getByText(/^Only the pages of .* can be read here/)).toBeVisible();
  await dialog.getByRole('textbox', { name: /^Address/ }).fill('https://northwind.example/faq');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('row', { name: /northwind\.example\/faq/ })).toContainText('Ready');
  await backend.set({ siteEdition: 2 });

  await page.goto('/knowledge-base?base=kb_nw01&status=failed');
  await expect(page.getByRole('row', { name: /Old intake form/ })).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.goto('/knowledge-base?base=kb_nw04');
  const bar = page.getByRole('toolbar');
  const selectBoth = async () => {
    await page.getByRole('checkbox', { name: 'Select Suppliers.docx' }).press('Space');
    await page.getByRole('checkbox', { name: 'Select Winter catalogue.pdf' }).press('Space');
  };
  await selectBoth();
  await bar.getByRole('button', { name: 'Reprocess' }).press('Enter');
  await expect(statusMessage('2 documents are being reprocessed')).toBeVisible();
  await expect(page.getByRole('row', { name: /Failed/ })).toHaveCount(2);
  await selectBoth();
  await bar.getByRole('button', { name: 'Delete' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete 2 documents?' });
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(statusMessage('2 documents deleted')).toBeVisible();
  await expect(page.getByText('No documents yet')).toBeVisible();
});
