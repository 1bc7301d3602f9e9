import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

const PATH = '/v1/inbox/conversations/icv_nw0001/messages';

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const reply = (page: Page) => page.getByRole('textbox', { name: 'Reply' });

async function openTalk(page: Page, id: string): Promise<void> {
  await page.goto(`/inbox?conversation=${id}`);
  await expect(log(page)).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await reply(page).fill(text);
  await reply(page).press('Control+Enter');
}

test('N01 two members answer one conversation: the second is asked to take over, and nothing is sent twice', async ({
  page,
  browser,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTalk(page, 'icv_nw0002');
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInAs('editor', other);
  await openTalk(other, 'icv_nw0002');

  // The other tab does not fetch the change, so only the service reports it.
  const reads = '**/icv_nw0002/messages';
  await other.route(reads, (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await write(page, 'From Priya');
  await expect.poll(async () => (await backend.committedWrites('inbox.replied')).length).toBe(1);
  await write(other, 'From Amara');
  const dialog = other.getByRole('alertdialog', { name: 'Take over from Priya Nair?' });
  await expect(dialog).toContainText('From Amara');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(reply(other)).toHaveValue('From Amara');
  expect(await backend.committedWrites('inbox.replied')).toHaveLength(1);

  await other.unroute(reads);
  await write(other, 'From Amara');
  await dialog.getByRole('button', { name: 'Take over and send' }).click();
  await expect(log(other).getByText('From Amara')).toHaveCount(1);
  await expect(log(page).getByText('Handed over to Amara Okafor')).toBeVisible();
  await expect(page.getByText('Amara Okafor answers this conversation.')).toBeVisible();
  expect(await backend.committedWrites('inbox.replied')).toHaveLength(2);
  await context.close();
});

test('N02 a message with a lost response exists once; a failed one keeps its text until Retry', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTalk(page, 'icv_nw0001');
  await backend.fault({ method: 'POST', path: PATH, count: 1, drop: 'afterCommit' });
  await write(page, 'There is a car park.');
  await expect(log(page).getByText('There is a car park.')).toHaveCount(1);
  await expect(log(page).getByRole('button', { name: 'Retry' })).toHaveCount(0);

  await backend.fault({ method: 'POST', path: PATH, count: 1, status: 503, body: {} });
  await write(page, 'It is free.');
  const failure = log(page).getByRole('alert');
  await expect(failure).toContainText('Not sent');
  // It is still there after a reload of this tab.
  await page.reload();
  await expect(log(page).getByText('It is free.')).toHaveCount(1);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toHaveCount(0);
  await expect(log(page).getByText('It is free.')).toHaveCount(1);
  await expect.poll(() => backend.committedWrites('inbox.replied')).toHaveLength(2);
});

test('N03 a user who may not write has no composer, sees why, and keeps the text', async ({
  page,
  backend,
  signInAs,
}) => {
  const message = 'Only the front desk may answer.';
  const body = { error: { code: 'FORBIDDEN', message } };
  await signInAs('viewer');
  await openTalk(page, 'icv_nw0003');
  const path = PATH.replace('0001', '0003');
  const fault = await backend.fault({ method: 'POST', path, status: 403, body });
  await write(page, 'I would say yes.');
  await expect(page.getByRole('status').filter({ hasText: message })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await backend.heal(fault);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(reply(page)).toHaveValue('I would say yes.');
  expect(await backend.committedWrites('inbox.replied')).toEqual([]);
});
