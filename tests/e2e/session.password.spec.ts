import { demoPassword } from '@platform/sandbox';
import { expect, people, test } from '../support/fixtures.ts';

const newPassword = 'an entirely new one';

test('a forgotten password is replaced by a link, which signs out the other devices', async ({
  page,
  backend,
  browser,
  server,
  signInAs,
}) => {
  const other = await (await browser.newContext({ baseURL: server.url })).newPage();
  await other.goto('/auth');
  await signInAs('admin', other);
  await other.goto('/settings/teams');
  await expect(other.getByRole('row', { name: /Priya Nair/ })).toBeVisible();

  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeFocused();
  await expect(page.getByLabel('Email')).toHaveValue(people.admin);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();

  const [mail] = await backend.mails(people.admin);
  const link = new URL(mail?.link ?? '');
  await page.goto(link.pathname + link.search);
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  // The token is a secret: it must not stay in the URL.
  expect(page.url()).not.toContain('token');
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Repeat password').fill(newPassword);
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Priya Nair', exact: true })).toBeVisible();

  await other.reload();
  await expect(other).toHaveURL(/\/auth$/);
  await other.getByLabel('Email').fill(people.admin);
  await other.getByRole('button', { name: 'Continue', exact: true }).click();
  await other.getByLabel('Password', { exact: true }).fill(demoPassword);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/./);
  await other.getByLabel('Password', { exact: true }).fill(newPassword);
  await other.getByRole('button', { name: 'Sign in' }).click();
  await expect(other).toHaveURL(/\/dashboard$/);

  await other.goto(link.pathname + link.search);
  await other.getByLabel('New password', { exact: true }).fill('yet another password');
  await other.getByLabel('Repeat password').fill('yet another password');
  await other.getByRole('button', { name: 'Set password' }).click();
  await expect(other.getByRole('heading', { name: 'This link was used before' })).toBeFocused();
  await other.context().close();
});

test('has no link without the feature', async ({ page, runtimeConfig, backend: _reset }) => {
  runtimeConfig['PLATFORM_FEATURES'] = 'register';
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Forgot password?' })).toHaveCount(0);
});
