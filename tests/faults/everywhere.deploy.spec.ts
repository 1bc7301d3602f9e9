import type { Page } from 'playwright/test';
import { expect } from '../support/fixtures.ts';
import type { FrontHost } from '../support/frontHost.ts';
import { test } from '../support/frontHost.ts';
import { memberRow } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

const errorScreen = (page: Page) => page.getByRole('heading', { name: "Oops, that's our bad" });

/** How often each document was loaded, by path. */
const documents = (host: FrontHost) =>
  host.requests.map(({ address }) => address).filter((address) => !address.includes('.'));

/** Goes to the team by the links of the sidebar. */
async function goToTeam(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Teams' }).click();
}

/** Ways in which hosts answer for a chunk of a build that is gone. */
const gone = {
  P05: { status: 404, type: 'text/plain', body: '404 Not Found' },
  P06: { status: 200, type: 'text/html', body: '<!doctype html><title>App</title>' },
} as const;

for (const [id, answer] of Object.entries(gone)) {
  test(`${id} reloads the wanted page, once, when its chunk is answered with ${answer.status}`, async ({
    page,
    host,
    signInAs,
    expectedConsole,
  }) => {
    expectedConsole.push(/module script/);
    await signInAs('admin');
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Priya Nair' })).toBeVisible();
    await page.evaluate(() => sessionStorage.setItem('fa_draft:someone:invite', '{"email":"a@b"}'));
    host.requests.length = 0;
    let isMissing = true;
    host.replace(/\/team-[^/]*\.js/, (original) =>
      isMissing ? answer : { type: 'text/javascript', body: original },
    );
    page.on('framenavigated', () => {
      isMissing = false;
    });
    await goToTeam(page);
    await expect(memberRow(page, 'Priya Nair')).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/teams$/);
    expect(documents(host)).toEqual(['/settings/teams']);
    expect(await page.evaluate(() => sessionStorage.getItem('fa_draft:someone:invite'))).toBe(
      '{"email":"a@b"}',
    );
  });
}

test('P05 shows the error screen where the chunk stays gone', async ({
  page,
  host,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/module script|React Router caught|dynamically imported module/);
  await signInAs('admin');
  host.replace(/\/team-[^/]*\.js/, gone.P05);
  host.requests.length = 0;
  await page.goto('/settings/teams');
  await expect(errorScreen(page)).toBeVisible();
  expect(documents(host)).toEqual(['/settings/teams', '/settings/teams']);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await goToTeam(page);
  await expect(errorScreen(page)).toBeVisible();
  host.heal();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
});

test('P05 does not reload at all where it could not remember that it did', async ({
  page,
  host,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/React Router caught|dynamically imported module/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await signInAs('admin');
  host.replace(/\/team-[^/]*\.js/, gone.P05);
  host.requests.length = 0;
  await page.goto('/settings/teams');
  await expect(errorScreen(page)).toBeVisible();
  expect(documents(host)).toEqual(['/settings/teams']);
  host.heal();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
});

test('P05 reloads the page, once, for a menu or a dialog, and keeps what was typed', async ({
  page,
  host,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  host.replace(/\/(SelectListbox|MenuPopup)-.*\.js/, gone.P05);
  await team.open();
  await team.inviteButton.click();
  await team.dialog.getByLabel('Email Address').fill('new.colleague@northwind.example');
  host.requests.length = 0;
  await team.dialog.getByRole('combobox', { name: 'Role' }).click();
  await expect.poll(() => documents(host)).toEqual(['/settings/teams']);
  await expect(team.dialog).toBeHidden();
  await team.inviteButton.click();
  await expect(team.dialog.getByText('Your unsent invitation was kept.')).toBeVisible();
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue(
    'new.colleague@northwind.example',
  );

  await team.dialog.getByRole('combobox', { name: 'Role' }).click();
  const sorry = team.toast('Something went wrong. Please try again.');
  await expect(sorry).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(sorry).toBeHidden();
  await team.dialog.getByRole('button', { name: 'Cancel' }).click();
  await team.row('Amara Okafor').getByRole('button', { name: 'Actions for' }).click();
  await expect(sorry).toBeVisible();
  expect(documents(host)).toEqual(['/settings/teams']);
  host.heal();
  await page.reload();
  await team.menu('Amara Okafor');
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
});

test('P05 a table that cannot be sorted claims no order, and shows every row', async ({
  page,
  host,
  signInAs,
}) => {
  await signInAs('admin');
  host.replace(/\/OrderedRows-.*\.js/, gone.P05);
  host.requests.length = 0;
  await page.goto('/crm/contacts?sort=company');
  const table = page.getByRole('table', { name: 'Contacts' });
  await expect.poll(() => documents(host)).toHaveLength(2);
  await expect(table.getByRole('row')).toHaveCount(1001);
  const company = table.getByRole('columnheader', { name: 'Company' });
  await expect(company).not.toHaveAttribute('aria-sort');
  host.heal();
  await page.reload();
  await expect(company).toHaveAttribute('aria-sort', 'ascending');
});

test('P05 a dialog whose code stays gone says so, at each press of its button', async ({
  page,
  host,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  host.replace(/\/dialogs-.*\.js/, gone.P05);
  await team.open();
  host.requests.length = 0;
  await team.inviteButton.click();
  await expect.poll(() => documents(host)).toEqual(['/settings/teams']);
  await expect(team.row('Amara Okafor')).toBeVisible();
  await team.inviteButton.click();
  const sorry = team.toast('Something went wrong. Please try again.');
  await expect(sorry).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(sorry).toBeHidden();
  await team.inviteButton.click();
  await expect(sorry).toBeVisible();
  expect(documents(host)).toEqual(['/settings/teams']);
  host.heal();
  await page.reload();
  await team.inviteButton.click();
  await expect(team.dialog).toBeVisible();
});

test('P05 is not a blank page where nothing of the old build is left', async ({
  page,
  host,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/React Router|dynamically imported module|Error handled/);
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Priya Nair' })).toBeVisible();
  host.replace(/\/assets\/(?!index|base|vendor|ui|boot|rolldown).*\.js/, gone.P05);
  await goToTeam(page);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  host.heal();
  await page.reload();
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
});
