import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { Colleague } from '../support/teamColleague.ts';

/** Opens the first agent of the list and returns its id. */
async function openAgent(page: Page): Promise<string> {
  await page.goto('/voice-agent/agents');
  await page.getByRole('link', { name: 'Front desk' }).click();
  await expect(page.getByRole('heading', { name: 'Front desk', level: 1 })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test('M09 an agent is changed, then deleted elsewhere, while it is edited', async ({
  page,
  sandbox,
  server,
  backend,
  expectedConsole,
  signInAs,
}) => {
  expectedConsole.push(/404/);
  await signInAs('admin');
  const id = await openAgent(page);
  const colleague = await Colleague.signIn(sandbox, server.url);
  const name = page.getByRole('textbox', { name: 'Name' });
  const save = page.getByRole('button', { name: 'Save Changes' });

  await name.fill('Reception');
  await colleague.changeAgent(id, { name: 'Main desk', temperature: 0.7 });
  await save.click();
  const conflict = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await expect(conflict.getByRole('radiogroup', { name: 'Name' })).toContainText('Main desk');
  await expect(conflict.getByRole('radiogroup', { name: 'Temperature' })).toContainText('0.7');
  await conflict.getByRole('button', { name: 'Save my choice' }).click();
  await expect(page.getByText('Reception was saved')).toBeVisible();
  await expect(page.getByRole('spinbutton', { name: 'Temperature' })).toHaveValue('0.7');
  const [, ownWrite] = await backend.committedWrites('agent.changed');
  expect(ownWrite).toMatchObject({ target: id, detail: { fields: ['name'] } });

  await name.fill('Reception at night');
  await colleague.removeAgent(id);
  await save.click();
  await expect(page.getByText('This agent was deleted elsewhere.')).toBeVisible();
  await page.getByRole('button', { name: 'Create it as a new agent' }).click();
  await expect(page.getByRole('heading', { name: 'Create Agent', level: 1 })).toBeVisible();
  await expect(name).toHaveValue('Reception at night');
});
