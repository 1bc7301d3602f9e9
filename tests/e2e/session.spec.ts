import { demoPassword } from '@platform/sandbox';
import { expect, people, test } from '../support/fixtures.ts';

test('signs in with a password, which is requested only when needed @engine', async ({
  page,
  backend,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/auth$/);
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
  const logins = await backend.log({ method: 'POST', path: '/v1/login' });
  expect(logins.map(({ query }) => 'password' in query)).toEqual([false, true]);
});

test('stays signed in after a reload, and signs out for good @engine', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/settings/teams');
  await expect(page.getByRole('row', { name: /Priya Nair/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('row', { name: /Priya Nair/ })).toBeVisible();
  await page.getByRole('button', { name: 'Priya Nair', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
test('signs in with Google over its own consent page @engine', async ({
  page,
  backend: _reset,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/identity\/authorize/);
  await page.getByRole('radio', { name: /Chiara Ricci/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText('Successfully signed in with Google!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Chiara Ricci', exact: true })).toBeVisible();
});
