import { demoPassword } from '@platform/sandbox';
import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';
import { expectExpired, signOut } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fa_draft:')));

test('S24 offers the draft of an ended session to its own user only', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/^The role lookup failed/);
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await team.draftInvite('new.person@northwind.example', 'Editor');
  await backend.expire({ refresh: true });

  await team.submitInvite.click();
  await expectExpired(page);

  await signInAs('stranger');
  await page.goto('/settings/teams');
  await team.inviteButton.click();
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue('');

  await signInAs('admin');
  await team.open();
  await team.inviteButton.click();
  await expect(team.dialog.getByText('Your unsent invitation was kept.')).toBeVisible();
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue('new.person@northwind.example');
  await expect(team.dialog.getByRole('combobox', { name: 'Role' })).toHaveText('Editor');
});

test('S24 never stores a typed password in a draft', async ({ page, backend: _reset }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await page.getByLabel('Password', { exact: true }).fill(demoPassword);

  expect(await draftKeys(page)).toEqual([]);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(demoPassword);
});

test('S24 keeps a draft over a reload, and deletes it on sign-out @engine', async ({
  page,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await team.draftInvite('new.person@northwind.example', 'Viewer');
  await page.reload();
  await expect(team.inviteButton).toBeVisible();
  expect(await draftKeys(page)).toHaveLength(1);

  await signOut(page);

  await expect(page).toHaveURL(/\/auth$/);
  expect(await draftKeys(page)).toEqual([]);
});
