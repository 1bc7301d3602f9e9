import { expect, test } from '../support/fixtures.ts';
import { TeamPage } from '../support/teamPage.ts';

const draftKeys = () =>
  Object.keys(sessionStorage).filter((key) => key.startsWith('fa_draft:')).length;

test('A01 a role that fails to load keeps the identity, grants nothing, and can be retried', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/^The role lookup failed/);
  await backend.fault({ path: '/v1/rbac/user/context', status: 403, body: {} });
  await signInAs('admin');
  await page.goto('/account');
  const account = page.getByRole('main');
  await expect(account.getByText('priya.nair@northwind.example')).toBeVisible();
  await expect(account.getByRole('alert')).toContainText('you cannot change anything');
  await expect(account.getByRole('button', { name: 'Accept' })).toHaveCount(0);

  await backend.heal();
  await account.getByRole('button', { name: 'Retry' }).click();

  await expect(account.getByText('You have all 7 permissions')).toBeVisible();
  await expect(account.getByRole('button', { name: 'Accept' })).toBeVisible();
});

test('S24 an explicit sign-out deletes the drafts of every tab @engine', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('admin');
  const other = await context.newPage();
  const team = new TeamPage(other);
  await team.open();
  await team.draftInvite('new.person@northwind.example', 'Editor');
  await page.goto('/account');
  expect(await other.evaluate(draftKeys)).toBe(1);

  await page.getByRole('button', { name: 'Sign out in this browser' }).click();

  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth$/);
  expect(await other.evaluate(draftKeys)).toBe(0);
});
