import { expect, test } from '../support/fixtures.ts';

const file = (name: string, text: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(text),
});

test('U02 files whose connection drops or whose response is lost become one document each @engine', async ({
  page,
  backend,
  signInAs,
}) => {
  await backend.set({ indexingMs: 0 });
  await signInAs('editor');
  await page.goto('/knowledge-base?base=kb_nw04');
  const once = { method: 'POST', path: '/v1/knowledge-bases/kb_nw04/documents', count: 1 };
  await backend.fault({ ...once, nth: 1, drop: 'before' });
  await backend.fault({ ...once, nth: 2, drop: 'afterCommit' });
  await page
    .locator('input[type=file]')
    .setInputFiles([
      file('Ice rink.txt', 'The rink opens at ten.'),
      file('Sledges.txt', 'Sledges are lent for three days.'),
      file('Prices.csv', 'Item,Price\nToboggan,40 pounds\n'),
    ]);
  const uploads = page.getByRole('region', { name: /files/ });
  await expect(uploads.getByText(/^The connection was lost/)).toHaveCount(2);
  await expect(uploads.getByRole('status')).toContainText('1 added');

  await uploads.getByRole('button', { name: 'Retry failed' }).click();
  await expect(uploads.getByRole('status')).toContainText('2 added');
  await expect(
    uploads.getByText('A document with this name and size already exists.'),
  ).toBeVisible();
  await uploads.getByRole('button', { name: /^Skip/ }).click();
  await expect(uploads.getByText('2 added', { exact: true })).toBeVisible();
  for (const name of ['Ice rink.txt', 'Sledges.txt', 'Prices.csv']) {
    await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('Ready');
  }
  expect(await backend.committedWrites('knowledge.added')).toHaveLength(3);
});
