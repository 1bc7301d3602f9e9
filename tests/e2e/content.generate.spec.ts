import { expect, test } from '../support/fixtures.ts';

test('generates with a knowledge base, stops, regenerates, compares, saves and edits @engine', async ({
  page,
  backend,
  signInAs,
}) => {
  const statusMessage = (text: string) => page.getByRole('status').filter({ hasText: text });
  const draft = (number: number) => page.getByRole('article', { name: `Draft ${number}` });
  const stop = page.getByRole('button', { name: 'Stop' });
  const { keyboard } = page;
  await signInAs('admin');
  await page.goto('/content-studio/generate');

  await page.getByRole('textbox', { name: 'Topic' }).fill('When the shop is open on holidays');
  await page.getByRole('combobox', { name: 'Use knowledge from' }).click();
  await page.getByRole('option', { name: 'Shop and services' }).click();
  await page.getByText('Short', { exact: true }).click();
  await page.getByRole('radio', { name: '2' }).press('Space');
  await keyboard.press('Control+Enter');
  // The brief is longer than the window, and this is its last field.
  await expect(draft(1).getByText('Draft 1', { exact: true })).toBeInViewport();
  await expect(
    draft(1).getByRole('heading', { name: /When the shop is open on holidays/ }),
  ).toBeVisible();
  await stop.press('Enter');
  await expect(draft(1).getByText('Incomplete')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Generate' })).toBeFocused();

  await backend.set({ writingPauseMs: 0 });
  await draft(1).getByRole('button', { name: 'Write draft 1 again' }).press('Enter');
  const sources = draft(1).getByText('1 source').or(draft(1).getByText('2 sources')).first();
  // They come with the end of the text, which takes a busy machine a while.
  await expect(sources).toBeVisible({ timeout: 30_000 });
  await sources.click();
  await expect(draft(1).getByRole('list', { name: 'Sources of draft 1' })).toBeVisible();
  await expect(stop).toHaveCount(0);
  await draft(2).getByRole('button', { name: 'Write draft 2 again' }).press('Enter');
  await expect(draft(2).getByText('Incomplete')).toHaveCount(0);
  await expect(stop).toHaveCount(0);

  await page.getByRole('button', { name: 'Compare' }).press('Enter');
  await expect(page.getByText(/% alike/)).toBeVisible();
  const side = page.getByRole('region', { name: 'Draft 2' });
  await expect(page.getByRole('region', { name: 'Draft 1' }).locator('del').first()).toBeVisible();
  await expect(side.locator('ins').first()).toBeVisible();
  await side.getByRole('button', { name: 'Keep draft 2' }).press('Enter');
  await expect(statusMessage('1 draft saved')).toBeVisible();
  await expect(side.getByRole('link', { name: 'Open in editor' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to Generate' }).press('Enter');
  await expect(draft(2).getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue(/^When the shop/);
  await expect(page.getByRole('combobox', { name: 'Use knowledge from' })).toHaveText(
    'Shop and services',
  );

  await draft(1).getByRole('button', { name: 'Save and edit' }).press('Enter');
  await expect(page).toHaveURL(/content-studio\/edit\//);
  await expect(page.getByText('Our documents say:').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await backend.committedWrites('content.generated')).not.toHaveLength(0);
});

test('creates a template by keyboard and generates from it', async ({
  page,
  backend,
  signInAs,
}) => {
  const { keyboard } = page;
  await backend.set({ writingPauseMs: 0 });
  await signInAs('admin');
  await page.goto('/content-studio/templates');
  await expect(page.getByRole('article', { name: 'How-to article' })).toBeVisible();
  await keyboard.press('c');
  const sheet = page.getByRole('dialog', { name: 'New template' });
  await expect(sheet.getByLabel('Name')).toBeFocused();
  await keyboard.type('Spring offer');
  await sheet.getByRole('button', { name: 'Add input' }).press('Enter');
  await expect(sheet.getByLabel('Key of input 1')).toBeFocused();
  await keyboard.type('price');
  await sheet.getByLabel('Label of input 1').fill('Price of the week');
  await sheet.getByLabel('Prompt').fill('An offer of {{topic}} for {{cost}}');
  await keyboard.press('Control+Enter');
  await expect(sheet.getByText('No input provides: {{cost}}')).toBeVisible();
  await sheet.getByLabel('Prompt').fill('An offer of {{topic}} for {{price}}');
  await keyboard.press('Control+Enter');
  await expect(page.getByRole('article', { name: 'Spring offer' })).toBeVisible();

  await page.getByRole('link', { name: 'Use Spring offer' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Template' })).toContainText('Spring offer');
  await page.getByRole('textbox', { name: 'Topic' }).fill('Green tea in tins');
  await page.getByRole('textbox', { name: 'Price of the week' }).fill('4 euros');
  await keyboard.press('Control+Enter');
  await expect(page.getByText('An offer of Green tea in tins for 4 euros')).toBeVisible();
});

test('W01 keeps the received text of a dropped stream, asks once before leaving, and restores it @engine', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/content-studio/generate');
  // Unread frames are lost when the connection drops, so they are sent one by one.
  await backend.set({ writingPauseMs: 5 });
  await backend.fault({
    service: 'content',
    path: '/v1/generate',
    method: 'POST',
    count: 1,
    stream: 'drop',
    afterFrames: 40,
  });
  await page.getByRole('textbox', { name: 'Topic' }).fill('When the shop is open on holidays');
  await page.getByRole('button', { name: 'Generate' }).click();
  const draft = page.getByRole('article', { name: 'Draft 1' });
  await expect(page.getByText('The connection was lost. The text so far is kept.')).toBeVisible();
  await expect(draft.getByText('Incomplete')).toBeVisible();
  const text = await draft.locator('[lang]').innerText();

  // Kept drafts need no question.
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await expect(page).toHaveURL(/templates/);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect(page).toHaveURL(/generate/);
  await expect(page.getByText(/These drafts were kept in this tab/)).toBeVisible();
  await page.reload();
  await expect(draft.locator('[lang]')).toHaveText(text, { useInnerText: true });
  await expect(page.getByRole('textbox', { name: 'Topic' })).toHaveValue(
    'When the shop is open on holidays',
  );
  await page.getByRole('link', { name: 'Templates', exact: true }).click();
  await expect(page).toHaveURL(/templates/);
  expect(await backend.log({ service: 'content', method: 'POST' })).toHaveLength(1);
});
