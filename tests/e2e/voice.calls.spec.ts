import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('finds a call, reads and plays it by keyboard, creates an interaction, and opens calls from a figure', async ({
  page,
}) => {
  await page.goto('/voice-agent/call-history?range=month');
  const table = page.getByRole('grid', { name: 'Calls' });
  const calls = table.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(calls.first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Filter by outcome' }).click();
  await page.getByRole('option', { name: 'Transferred' }).click();
  await page.getByRole('button', { name: /^Show / }).click();
  await expect(page.getByRole('button', { name: 'Remove filter: Transferred' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('workshop');
  await expect(page).toHaveURL(/range=month&outcome=transferred&search=workshop/);
  await expect(table.getByText('Completed')).toHaveCount(0);

  await calls.first().focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary');
  await expect(panel.getByText('The call was transferred to a person.')).toBeVisible();
  await expect(page).toHaveURL(/call=cnv_/);

  const position = panel.getByRole('slider', { name: 'Position' });
  await expect(position).toHaveAttribute('aria-valuetext', /^0:00 of \d:\d\d$/);
  await panel.getByRole('button', { name: 'Play from 0:00' }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const current = panel.locator('li[aria-current="true"]');
  await expect(current).toContainText('putting you through to the workshop');
  await expect(position).not.toHaveAttribute('aria-valuetext', /^0:00/);
  await panel.getByText('transfer_call').click();
  await expect(panel.getByText('"status": "connected"')).toBeVisible();

  await panel.getByRole('button', { name: 'Create interaction' }).click();
  const form = page.getByRole('dialog', { name: 'Add Interaction' });
  const summary = form.getByRole('textbox', { name: 'Summary' });
  await expect(summary).toHaveValue(/^Call with .+\nWanted to talk to the workshop/);
  await form.getByRole('combobox', { name: 'Contact' }).click();
  await page.getByRole('option').first().click();
  await form.getByRole('button', { name: 'Add Interaction' }).click();
  const toast = page.getByText('Interaction created successfully');
  await expect(toast).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page).toHaveURL(/\/crm\/contacts\?contact=/);
  await expect(
    page.getByRole('complementary').getByText('Wanted to talk to the workshop').first(),
  ).toBeVisible();

  await page.goto('/voice-agent/analytics?range=quarter');
  await page
    .getByRole('link', { name: /^Voicemail/ })
    .first()
    .click();
  await expect(page).toHaveURL(/call-history\?range=quarter&outcome=voicemail/);
  await expect(calls.first()).toContainText('Voicemail');
});
