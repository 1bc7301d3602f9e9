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
  test(`${id} loads the wanted page anew, once, when its chunk is answered with ${answer.status}`, async ({
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
    host.replace(/\/TeamPage-.*\.js/, (original) =>
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

  test(`${id} shows the error screen where the chunk stays ${answer.status}`, async ({
    page,
    host,
    signInAs,
    expectedConsole,
  }) => {
    expectedConsole.push(/module script|React Router caught|dynamically imported module/);
    await signInAs('admin');
    host.replace(/\/TeamPage-.*\.js/, answer);
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
}

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
  host.replace(/\/TeamPage-.*\.js/, gone.P05);
  host.requests.length = 0;
  await page.goto('/settings/teams');
  await expect(errorScreen(page)).toBeVisible();
  expect(documents(host)).toEqual(['/settings/teams']);
  host.heal();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
});

test('P05 loads the page anew, once, for a menu or a dialog, and keeps what was typed', async ({
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
  host.replace(/\/assets\/(?!index|base|frame|boot|rolldown).*\.js/, gone.P05);
  await goToTeam(page);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  host.heal();
  await page.reload();
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
});

test('P13 ignores fields that a newer API adds', async ({ page, backend, signInAs, sandbox }) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  const token = await page.evaluate(() => localStorage.getItem('fa_access_token'));
  const headers = { authorization: `Bearer ${token}` };
  const news = {
    schema_version: 99,
    extra: { nested: [null, { __proto__: 1 }] },
    hint: '<b>x</b>',
  };
  const lists = /"(members|invitations)":\[/;
  for (const path of [
    '/v1/me',
    '/v1/rbac/user/context',
    '/v1/team/members',
    '/v1/invite/pending',
  ]) {
    const query = path.endsWith('pending') ? '?tenant_id=tnt_4c81f0' : '';
    const answer = await fetch(`${sandbox.serviceUrls.auth}${path}${query}`, { headers });
    expect(answer.status).toBe(200);
    const text = await answer.text();
    const fields = JSON.stringify(news).slice(1, -1);
    const rows = text.replaceAll(/\{"(user_id|invite_id)"/g, `{${fields},"$1"`);
    const body = lists.test(text) || text.startsWith('{') ? rows.replace('{', `{${fields},`) : rows;
    await backend.fault({ path, method: 'GET', body });
  }
  await backend.fault({
    method: 'PATCH',
    path: '/v1/team/member/*/role',
    runHandler: true,
    body: news,
  });
  await team.open();
  await expect(team.rows).toHaveCount(12);
  await expect(team.role('Amara Okafor')).toHaveText('Editor');
  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(team.toast('Role updated')).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/undefined|\[object|<b>/);
});
