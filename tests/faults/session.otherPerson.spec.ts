import { clientOf } from '../support/sessionClient.ts';
import { expect, people, test } from '../support/fixtures.ts';
import { hold } from '../support/pageClock.ts';
import {
  memberRow,
  openTeam,
  requests,
  signInByForm,
  signOut,
  storedSession,
  storeSession,
  setSessionCookie,
  watchFor,
} from '../support/sessionPage.ts';
import { openTeamInNewTab } from '../support/sessionTabs.ts';

/** Texts that only users of the first tenant may read. */
const northwind = ['Priya Nair', 'Amara Okafor', 'northwind.example'];

test('S20 a signed-out tab follows when another user signs in elsewhere @engine', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const other = await openTeamInNewTab(context);
  await signOut(page);
  await expect(other).toHaveURL(/\/auth$/);
  const shownTexts = await watchFor(other, northwind);

  await signInByForm(page, people.stranger);

  await expect(other.getByRole('button', { name: 'Inês Duarte', exact: true })).toBeVisible();
  expect(await shownTexts()).toEqual([]);
  await other.goto('/settings/teams');
  await expect(memberRow(other, 'Oskar Lindqvist')).toBeVisible();
});

test('S20 a tab with data of one user reloads when another signs in', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('stranger');
  const sessionOfStranger = await storedSession(page);
  const shown = await context.newPage();
  await signInAs('admin', shown);
  await openTeam(shown);
  const client = await clientOf(shown);
  await hold(backend, { path: '/v1/team/members' });
  const late = client.send([{ path: '/v1/team/members' }]).catch(() => []);
  await expect.poll(() => requests(backend, { path: '/v1/team/members' })).toHaveLength(2);

  await storeSession(page, sessionOfStranger);

  await expect(shown.getByRole('button', { name: 'Inês Duarte', exact: true })).toBeVisible();
  await expect(memberRow(shown, 'Oskar Lindqvist')).toBeVisible();
  await expect(shown.getByText('Priya Nair')).toHaveCount(0);
  await expect(shown.getByText('Amara Okafor')).toHaveCount(0);
  await expect(shown.getByText('northwind.example')).toHaveCount(0);
  await backend.heal();
  await late;
});

test('S20 switches to the user of the cookie, and never shows the other', async ({
  page,
  backend,
  sandbox,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  await setSessionCookie(page, sandbox.serviceUrls.auth, people.stranger);
  await backend.expire({ email: people.admin, refresh: true });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const look = () => {
        if (document.body.textContent.includes('Priya Nair')) sessionStorage.setItem('leak', 'yes');
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    });
  });

  await page.goto('/settings/teams');

  await expect(memberRow(page, 'Oskar Lindqvist')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Inês Duarte', exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('leak'))).toBeNull();
});
