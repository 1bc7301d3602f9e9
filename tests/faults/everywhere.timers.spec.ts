import { demoPassword } from '@platform/sandbox';
import { expect, people, test } from '../support/fixtures.ts';
import { hold } from '../support/pageClock.ts';
import { requests, storedSession } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

test('L04 opens no dashboard if the user left within half a second of signing in', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/no-such-page');
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Signed in. Opening your dashboard…')).toBeVisible();
  await page.clock.runFor(400);
  await expect(page).toHaveURL(/\/auth$/);

  await page.goBack();
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await page.clock.runFor(60_000);

  await expect(page).toHaveURL(/\/no-such-page$/);
  expect(Object.keys(await storedSession(page))).toEqual([
    'fa_access_token',
    'fa_refresh_token',
    'fa_id_token',
    'user_data',
  ]);
});

test('L07 reports no failure of reads that are pending when the page is reloaded', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await page.addInitScript(() => {
    const look = () => {
      const alertText = document.querySelector('[role="alert"]')?.textContent;
      if (alertText) sessionStorage.setItem('told', alertText);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });
  await signInAs('admin');
  const release = await hold(backend, { path: '/v1/team/members' });
  await page.goto('/settings/teams');
  await expect(page.getByText('Loading team…')).toBeVisible();

  await page.reload();

  await release();
  await expect(team.row('Priya Nair')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBeNull();
});

test('L07 lets a write continue when the page is reloaded, and reports nothing', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  const release = await hold(backend, { method: 'DELETE' }, 'before');
  await team.remove('Lucía Fernández');
  await expect.poll(() => requests(backend, { method: 'DELETE' })).toHaveLength(1);

  await page.reload();
  await release();

  await expect.poll(() => backend.committedWrites('member.removed')).toHaveLength(1);
  await expect(team.row('Priya Nair')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
