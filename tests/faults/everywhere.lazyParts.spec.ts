import { notFound } from '../support/deployment.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/frontHost.ts';
import { TeamPage } from '../support/teamPage.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('P05 reloads the page once for a missing listbox chunk, and keeps the input', async ({
  page,
  host,
}) => {
  const team = new TeamPage(page);
  host.replace(/\/SelectListbox-.*\.js/, notFound);
  await team.open();
  await team.inviteButton.click();
  await team.dialog.getByLabel('Email Address').fill('new.colleague@northwind.example');

  await team.dialog.getByRole('combobox', { name: 'Role' }).click();

  await expect.poll(() => host.documents).toEqual(['/settings/teams', '/settings/teams']);
  await expect(team.dialog).toBeHidden();
  await team.inviteButton.click();
  await expect(team.dialog.getByText('Your unsent invitation was kept.')).toBeVisible();
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue(
    'new.colleague@northwind.example',
  );
});

test('P05 shows a toast, after one reload, whenever a menu or dialog with a missing chunk is opened', async ({
  page,
  host,
}) => {
  const team = new TeamPage(page);
  const errorToast = team.toast('Something went wrong. Please try again.');
  const menuButton = team.row('Amara Okafor').getByRole('button', { name: 'Actions for' });
  host.replace(/\/(dialogs|MenuPopup)-.*\.js/, notFound);
  await team.open();
  await team.inviteButton.click();
  await expect.poll(() => host.documents).toEqual(['/settings/teams', '/settings/teams']);
  await expect(team.row('Amara Okafor')).toBeVisible();

  await team.inviteButton.click();
  await expect(errorToast).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(errorToast).toBeHidden();

  await team.inviteButton.click();
  await expect(errorToast).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(errorToast).toBeHidden();

  await menuButton.click();
  await expect(errorToast).toBeVisible();
  expect(host.documents).toEqual(['/settings/teams', '/settings/teams']);
});

test('P05 a table without its sorting chunk shows every row, without `aria-sort`', async ({
  page,
  host,
}) => {
  const table = page.getByRole('grid', { name: 'Contacts' });
  host.replace(/\/(?:OrderedRows|rows)-.*\.js/, notFound);

  await page.goto('/crm/contacts?sort=company');

  await expect
    .poll(() => host.documents)
    .toEqual(['/crm/contacts?sort=company', '/crm/contacts?sort=company']);
  // A thousand rows render at once, which takes a while on a busy machine.
  await expect(table.getByRole('row')).toHaveCount(1001, { timeout: 30_000 });
  const company = table.getByRole('columnheader', { name: 'Company' });
  await expect(company).not.toHaveAttribute('aria-sort');

  host.heal();
  await page.reload();
  await expect(company).toHaveAttribute('aria-sort', 'ascending');
});
