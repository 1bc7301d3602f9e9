import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

const nora = 'nora@new-clinic.example';

async function register(page: Page, email = nora): Promise<void> {
  await page.goto('/auth/register');
  await page.getByLabel('First name').fill('Nora');
  await page.getByLabel('Work email').fill(email);
  await page.getByLabel('Company').fill('New Clinic');
  await page.getByRole('textbox', { name: 'Password' }).fill('a passphrase of four');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('J01 a used or changed confirmation link shows the reason, and offers another', async ({
  page,
  context,
  backend,
}) => {
  await register(page);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  const [mail] = await backend.mails(nora);
  const link = mail?.link ?? '';
  const changed = new URL(link);
  changed.searchParams.set('token', 'another');

  await page.goto(changed.href);
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  await expect(page).toHaveURL('/auth/registerSuccess');
  await page.getByRole('button', { name: 'Send another link' }).click();
  await expect(page.getByText('a new link has been sent')).toBeVisible();
  expect(await backend.mails(nora)).toHaveLength(2);

  await page.goto(link);
  await expect(page).toHaveURL('/onboarding');
  const secondPage = await context.newPage();
  await secondPage.goto(link);
  await expect(
    secondPage.getByRole('heading', { name: 'This link was used before' }),
  ).toBeVisible();
  await secondPage.close();
});

test('J02 a rejected registration keeps its input: a known address, too many attempts', async ({
  page,
  backend,
}) => {
  await register(page, 'priya.nair@northwind.example');
  await expect(page.getByLabel('Work email')).toHaveAccessibleDescription(
    'This email has an account.',
  );
  await expect(page.getByLabel('Company')).toHaveValue('New Clinic');

  await page.getByLabel('Work email').fill(nora);
  await backend.fault({
    service: 'auth',
    path: '/v1/register',
    status: 429,
    headers: { 'Retry-After': '20' },
    body: {},
  });
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toContainText('Too many attempts.');
  await expect(page.getByText(/Try again in \d+ s/)).toBeVisible();
  const registerRequests = await backend.log({ path: '/v1/register', method: 'POST' });
  await page.getByLabel('Company').press('Enter');
  expect(await backend.log({ path: '/v1/register', method: 'POST' })).toHaveLength(
    registerRequests.length,
  );

  await page.getByLabel('Work email').fill('priya.nair@northwind.example');
  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('J03 full storage loses only drafts', async ({ page, backend: _reset }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await register(page);
  await expect(page.getByText(nora)).toBeVisible();
  await page.getByRole('link', { name: 'Open sign in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(nora);
});

test('J04 a step that fails to load shows the error, and does not block the others', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await backend.fault({ service: 'voice', path: '/v1/agents', status: 400, body: {} });
  await page.goto('/onboarding');
  const step = page.getByRole('listitem').filter({ hasText: 'Create an agent from a template' });
  await expect(step.getByRole('alert')).toContainText('This step could not be read.');
  await expect(page.getByText('4 of 6 done')).toBeVisible();
  await backend.heal();
  await step.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('5 of 6 done')).toBeVisible();
});
