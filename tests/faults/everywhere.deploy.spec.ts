import { errorScreen, goToTeam, notFound } from '../support/deployment.ts';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/frontHost.ts';
import { memberRow } from '../support/sessionPage.ts';

const teamChunk = /\/team-[^/]*\.js/;

for (const [id, how, response] of [
  ['P05', 'a 404', notFound],
  ['P06', 'a page', { status: 200, type: 'text/html', body: '<!doctype html><p>App' }],
] as const) {
  test(`${id} reloads the requested page, once, if the response for its chunk is ${how}`, async ({
    page,
    host,
    signInAs,
    expectedConsole,
  }) => {
    expectedConsole.push(/module script/);
    await signInAs('admin');
    await page.goto('/dashboard');
    await page.evaluate(() => sessionStorage.setItem('fa_draft:someone:invite', '{"email":"a@b"}'));
    host.replaceUntilReload(teamChunk, response);

    await goToTeam(page);

    await expect(memberRow(page, 'Priya Nair')).toBeVisible();
    await expect(page).toHaveURL(/\/settings\/teams$/);
    expect(host.documents).toEqual(['/dashboard', '/settings/teams']);
    expect(await page.evaluate(() => sessionStorage.getItem('fa_draft:someone:invite'))).toBe(
      '{"email":"a@b"}',
    );
  });
}

test('P05 shows the error screen while the chunk is missing, and the page once it is back', async ({
  page,
  host,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/module script|React Router caught|dynamically imported module/);
  await signInAs('admin');
  host.replace(teamChunk, notFound);
  await page.goto('/settings/teams');
  await expect(errorScreen(page)).toBeVisible();
  expect(host.documents).toEqual(['/settings/teams', '/settings/teams']);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  await goToTeam(page);
  await expect(errorScreen(page)).toBeVisible();

  host.heal();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
});

test('P05 does not reload if the reload cannot be recorded', async ({
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
  host.replace(teamChunk, notFound);

  await page.goto('/settings/teams');

  await expect(errorScreen(page)).toBeVisible();
  expect(host.documents).toEqual(['/settings/teams']);
});

test('P05 is not a blank page if the error screen is missing as well', async ({
  page,
  host,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/React Router|dynamically imported module|Error handled/);
  await signInAs('admin');
  host.replace(/\/(team|parts)-[^/]*\.js/, notFound);

  await page.goto('/settings/teams');

  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
});
