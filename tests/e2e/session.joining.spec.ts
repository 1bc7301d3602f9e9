import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

const nora = 'nora.ubel@new-clinic.example';
const password = 'a passphrase of four';

async function fillAccount(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Last name').fill('Übel-Соколова');
  await page.getByLabel('Work email').fill(nora);
  await page.getByLabel('Company').fill('New Clinic');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('checkbox').check();
}

test('a new user registers, confirms by the email link and is guided to a first agent', async ({
  page,
  backend,
}) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fillAccount(page);
  await page.getByRole('button', { name: 'Create account' }).click();

  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  await expect(page.getByText(nora)).toBeVisible();
  const resend = page.getByRole('button', { name: 'Resend email' });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');

  const [mail] = await backend.mails(nora);
  await page.goto(mail?.link ?? '');
  await expect(page).toHaveURL('/onboarding');
  await expect(page.getByText('1 of 5 done')).toBeVisible();
  const steps = page.getByRole('list', { name: 'First steps' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Confirm your name' })).toContainText('Nora Übel-Соколова');
  // The first template is selected, with a voice and a greeting.
  await page.getByRole('link', { name: 'Create Agent' }).click();
  await expect(page).toHaveURL(/\/voice-agent\/create/);
  await page.getByLabel('Name', { exact: true }).fill('Front desk');
  await page.getByRole('button', { name: 'Create Agent' }).click();
  await expect(page).toHaveURL(/\/voice-agent\/edit\//);

  await page.goto('/dashboard');
  const card = page.getByRole('region', { name: 'Continue with your first steps' });
  await expect(card).toContainText('2 of 5 done');
  await card.getByRole('link', { name: 'Resume' }).click();
  await expect(steps.filter({ hasText: 'Create an agent' })).toContainText('1 agent');
  await page.getByRole('link', { name: 'Skip to dashboard' }).click();
  await card.getByRole('button', { name: 'Hide' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('an invited colleague accepts without entering anything twice', async ({
  page,
  backend,
  browser,
  baseURL,
}) => {
  const [mail] = await backend.mails('noor.haddad@northwind.example');
  await page.goto(mail?.link ?? '');
  await expect(page.getByText('Invited by Priya Nair')).toBeVisible();
  await expect(page).toHaveURL('/invite/accept');
  await expect(page.getByLabel('Email')).toHaveValue('noor.haddad@northwind.example');
  await page.getByLabel('First name').fill('नूर');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.reload();
  await expect(page.getByText('Open it again from the email')).toBeVisible();
  await page.goto(mail?.link ?? '');
  await expect(page.getByLabel('Email')).toHaveValue('noor.haddad@northwind.example');
  expect(await backend.log({ path: '/v1/accept-invite' })).toEqual([]);

  await expect(page.getByLabel('First name')).toHaveValue('नूर');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Repeat password' }).fill(password);
  await page.getByRole('button', { name: 'Accept invitation' }).click();

  await expect(page).toHaveURL('/onboarding');
  // Steps for admins only are not shown to an editor; the rest of Northwind is set up.
  await expect(page.getByText('5 of 5 done')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => key !== 'fa_recent')).toEqual([]);
  await expect(page.getByRole('listitem').filter({ hasText: 'Confirm your name' })).toContainText(
    'नूर',
  );

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.goto(mail?.link ?? '');
  await other.getByLabel('First name').fill('Noor');
  await other.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await other.getByRole('textbox', { name: 'Repeat password' }).fill(password);
  await other.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(
    other.getByRole('heading', { name: 'This invitation was accepted before' }),
  ).toBeVisible();
  await other.getByRole('link', { name: 'Open sign in' }).click();
  await expect(other.getByLabel('Email')).toHaveValue('noor.haddad@northwind.example');
  await other.close();
});

test('a signed-in user chooses between both addresses before accepting an invitation', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const [mail] = await backend.mails('noor.haddad@northwind.example');
  await page.goto(mail?.link ?? '');
  await expect(page.getByText('priya.nair@northwind.example')).toBeVisible();
  await expect(page.getByText('noor.haddad@northwind.example')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Stay' })).toHaveAttribute('href', '/dashboard');
  await page.getByRole('button', { name: 'Switch account' }).click();
  await expect(page.getByRole('button', { name: 'Accept invitation' })).toBeVisible();
});

test('a role request is answered in the first steps, after its permissions are shown', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const permissionRequests = async () =>
    (await backend.log({ service: 'auth', method: 'GET' })).filter(({ path }) => path === '/v1/me');
  const before = (await permissionRequests()).length;
  await page.goto('/onboarding');
  await expect(page.getByText('5 of 6 done')).toBeVisible();
  // The first steps reuse the user fetched on start.
  expect((await permissionRequests()).length - before).toBe(1);
  await page.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Accept this role?' });
  await expect(dialog).toContainText('See people');
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('5 of 5 done')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Everything is set up.' })).toBeVisible();
});

test('if registration is off, the sign-in page has no link to it and its page is a placeholder', async ({
  page,
  runtimeConfig,
}) => {
  runtimeConfig['PLATFORM_FEATURES'] = 'inbox';
  await page.goto('/auth/register');
  await expect(page.getByText('Something Amazing Is Coming')).toBeVisible();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByText('Create an account')).toHaveCount(0);
});
