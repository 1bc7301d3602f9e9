import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('Back on the profile leads to the dashboard if another site linked to it', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await page.goto(sandbox.url);
  await page.setContent(`<a href="${baseURL}/profile">My profile</a>`);
  await page.getByRole('link', { name: 'My profile' }).click();
  await expect(page).toHaveURL(`${baseURL}/profile`);

  await page.getByRole('button', { name: 'Back' }).click();

  await expect(page).toHaveURL(`${baseURL}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
});

test('Back on the profile leads to the previous page of the app, also after a reload', async ({
  page,
}) => {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Priya Nair', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await expect(page).toHaveURL('/profile');
  await page.reload();

  await page.getByRole('button', { name: 'Back' }).click();

  await expect(page).toHaveURL('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
});
