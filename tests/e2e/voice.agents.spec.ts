import { expect, test } from '../support/fixtures.ts';

test('creates an agent from a template, changes it, is prevented from going online, deletes it by keyboard', async ({
  page,
  backend,
  signInAs,
}) => {
  const statusMessage = (text: string) => page.getByRole('status').filter({ hasText: text });
  const name = page.getByRole('textbox', { name: 'Name' });
  await signInAs('admin');
  await page.goto('/voice-agent');
  await expect(page).toHaveURL('/voice-agent/agents');
  await page.getByRole('searchbox', { name: 'Search agents' }).fill('front');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page).toHaveURL('/voice-agent/agents?search=front');

  await page.getByRole('link', { name: 'Create Agent' }).click();
  await page.getByRole('radio', { name: /^Reception/ }).check();
  await expect(page.getByRole('textbox', { name: 'Instructions' })).toHaveValue(/receptionist/);
  await name.fill('Night desk');
  await page.getByRole('radio', { name: /^Miles/ }).check();

  // Tests typed settings before the agent exists.
  await page.getByRole('button', { name: 'Test agent' }).click();
  const trial = page.getByRole('dialog', { name: 'Test Night desk' });
  await trial.getByText('Text', { exact: true }).click();
  await trial.getByRole('button', { name: 'Start chat' }).click();
  await expect(trial.getByRole('log').getByText('Agent:')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(trial.getByText('You ended the call.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(trial).toHaveCount(0);

  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect(page).toHaveURL(/\/voice-agent\/edit\/.+/);
  await expect(page.getByRole('heading', { name: 'Night desk', level: 1 })).toBeVisible();

  await name.fill('Night reception');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(statusMessage('Night reception was saved')).toBeVisible();

  const state = page.getByRole('switch', { name: 'Night reception is online' });
  await state.click();
  const missing = page.getByRole('dialog', { name: 'Night reception cannot go online yet' });
  await expect(missing.getByText('No phone number is assigned to it.')).toBeVisible();
  await expect(missing.getByRole('link', { name: 'Attach a number' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(state).not.toBeChecked();
  expect(await backend.committedWrites('agent.changed')).toHaveLength(1);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Actions for Night reception' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog', { name: 'Delete Night reception?' })).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Night reception');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(statusMessage('Night reception was deleted')).toBeVisible();
  await expect(page.getByRole('row', { name: /Night reception/ })).toHaveCount(0);
  expect(await backend.committedWrites('agent.removed')).toHaveLength(1);
});
