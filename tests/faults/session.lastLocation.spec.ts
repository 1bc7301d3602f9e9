import { demoPassword } from '@platform/sandbox';
import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';
import type { Person } from '../support/fixtures.ts';
import { expectExpired, signOut } from '../support/sessionPage.ts';

const offer = (page: Page) => page.getByText('Continue where you left off');
const storedLocation = (page: Page) => page.evaluate(() => sessionStorage.getItem('fa_place'));

async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email').fill(people[person]);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

test('S24 offers the last location to its own user, in each tab, until opened', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const other = await context.newPage();
  await other.goto('/billing/invoices');
  await expect(other.getByRole('grid', { name: 'Invoices' })).toBeVisible();
  await page.goto('/crm/leads?search=hart');
  await page.getByRole('button', { name: 'Add Lead' }).click();
  await page.getByRole('dialog').getByLabel('Notes').fill('Asked for a fitting');
  await backend.expire({ refresh: true, cookies: true });
  await page.getByRole('button', { name: 'Cancel' }).focus();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.reload();
  await expectExpired(page);
  await expect(other).toHaveURL(/\/auth$/);

  await signIn(page, 'admin');
  await expect(offer(page)).toBeVisible();
  await expect(page.getByText('Your session ended on the page “Leads”. Your input')).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/crm\/leads\?search=hart$/);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await storedLocation(page)).toBeNull();

  await expect(other).toHaveURL(/\/dashboard$/);
  await expect(other.getByText('Your session ended on the page “Invoice”.')).toBeVisible();
  await signOut(page);
  await expect(other).toHaveURL(/\/auth$/);
  await expect.poll(() => storedLocation(other)).toBeNull();
});

test('S24 O11 does not offer the page of another user, nor an external page', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/crm/contacts');
  await backend.expire({ refresh: true, cookies: true });
  await page.reload();
  await expectExpired(page);
  expect(await storedLocation(page)).toContain('/crm/contacts');

  await signIn(page, 'stranger');
  await expect.poll(() => storedLocation(page)).toBeNull();
  await expect(offer(page)).toBeHidden();

  const { id } = JSON.parse(
    (await page.evaluate(() => localStorage.getItem('user_data'))) ?? '{}',
  ) as { id: string };
  for (const href of ['//evil.test/x', 'https://evil.test/', '/no/such/page', 7]) {
    await page.evaluate(
      (location) => sessionStorage.setItem('fa_place', JSON.stringify(location)),
      {
        userId: id,
        href,
      },
    );
    await page.reload();
    await expect.poll(() => storedLocation(page)).toBeNull();
    await expect(offer(page)).toBeHidden();
  }
});
