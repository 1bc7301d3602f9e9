import { demoPassword } from '@platform/sandbox';
import type { Page } from 'playwright/test';
import { clientOf } from '../support/sessionClient.ts';
import { expect, nameOf, people, test } from '../support/fixtures.ts';
import { hold } from '../support/schedules.ts';
import {
  expectExpired,
  memberRow,
  openTeam,
  refreshes,
  requests,
  signInByForm,
  signOut,
  storedSession,
  takeCookie,
  watchFor,
} from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

const stranger = nameOf('stranger');

/** What only people of the first tenant may read. */
const northwind = ['Priya Nair', 'Amara Okafor', 'northwind.example'];

test('S18 discards a refresh that lands after the sign-out in this tab or another', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  const other = await context.newPage();
  for (const where of ['this', 'another'] as const) {
    await test.step(where, async () => {
      await signInAs('admin');
      await openTeam(page);
      const client = await clientOf(page);
      await openTeam(other);
      await backend.expire();
      await backend.clearLog();
      const before = (await backend.ledger('session.refreshed')).length;
      const release = await hold(backend, { path: '/v1/refresh' });
      const sent = client.send([{ path: '/v1/me' }]);
      await expect.poll(() => backend.ledger('session.refreshed')).toHaveLength(before + 1);

      await signOut(where === 'this' ? page : other);
      await expect(page).toHaveURL(/\/auth$/);
      const late = page.waitForResponse((answer) => answer.url().endsWith('/v1/refresh'));
      await release();
      await (await late).finished();
      expect(await sent).toMatchObject([{ isOk: false, kind: 'aborted' }]);
      await page.clock.runFor(5000);
      expect(await storedSession(page)).toEqual({});
      await expect(page).toHaveURL(/\/auth$/);
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(await refreshes(backend)).toHaveLength(1);
    });
  }
});

const logoutFaults = [
  ['answers 500', { status: 500 }],
  ['answers 401', { status: 401 }],
  ['hangs', { hang: true }],
  ['cannot be reached', { drop: 'before' }],
] as const;

test('S19 signs out here whatever the service does', async ({ page, backend, signInAs }) => {
  await page.clock.install();
  for (const [name, fault] of logoutFaults) {
    await test.step(name, async () => {
      await signInAs('admin');
      await openTeam(page);
      await backend.clearLog();
      await backend.fault({ path: '/v1/auth/logout', ...fault });
      await signOut(page);
      await expect(page).toHaveURL(/\/auth$/);
      expect(await storedSession(page)).toEqual({});
      await expect(page.getByLabel('Email')).toBeVisible();
      await page.clock.runFor(2000);
      await expect(page).toHaveURL(/\/auth$/);
      expect(await refreshes(backend)).toEqual([]);
      await expect.poll(() => requests(backend, { path: '/v1/auth/logout' })).toHaveLength(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await backend.heal();
    });
  }
});

test('S19 signs out here while the device is offline', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  // What the way out needs is fetched when the page is at rest.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await storedSession(page)).toEqual({});
  await context.setOffline(false);
  await page.reload();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await refreshes(backend)).toEqual([]);
});

test('S19 stays signed out though the service has kept the cookie', async ({
  page,
  context,
  backend,
  sandbox,
}) => {
  await takeCookie(page, sandbox.serviceUrls.auth, people.admin);
  await openTeam(page);
  const other = await context.newPage();
  await openTeam(other);
  await backend.fault({ path: '/v1/auth/logout', status: 500 });
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth$/);
  await backend.clearLog();
  for (const tab of [page, other]) {
    await tab.goto('/dashboard');
    await expect(tab).toHaveURL(/\/auth$/);
    await tab.reload();
    await expect(tab.getByLabel('Email')).toBeVisible();
  }
  expect(await requests(backend)).toEqual([]);
  await signInByForm(page, people.viewer);
  await page.reload();
  await expect(page.getByRole('button', { name: nameOf('viewer'), exact: true })).toBeVisible();
});

/** Expects the second person's own team, in their own shell. */
async function expectStrangersTeam(page: Page): Promise<void> {
  await page.goto('/settings/teams');
  await expect(memberRow(page, 'Oskar Lindqvist')).toBeVisible();
  await expect(page.getByRole('button', { name: stranger, exact: true })).toBeVisible();
}

test('S20 shows the second person in a tab nothing of a list that was on its way', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  await hold(backend, { path: '/v1/team/members' });
  await page.reload();
  await expect(page.getByText('Loading team…')).toBeVisible();
  await expect.poll(() => requests(backend, { path: '/v1/team/members' })).toHaveLength(2);
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  await signInByForm(page, people.stranger);
  const seen = await watchFor(page, northwind);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Teams' }).click();
  await expect(memberRow(page, 'Oskar Lindqvist')).toBeVisible();
  await backend.heal();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('link', { name: 'Teams' }).click();
  await expect(memberRow(page, 'Oskar Lindqvist')).toBeVisible();
  expect(await seen()).toEqual([]);
  expect((await storedSession(page)).user_data).toContain(stranger);
});

test('S20 follows to the second person in another tab', async ({ page, context, signInAs }) => {
  await signInAs('admin');
  await openTeam(page);
  const other = await context.newPage();
  await openTeam(other);
  await signOut(page);
  await expect(other).toHaveURL(/\/auth$/);
  const seen = await watchFor(other, northwind);
  await signInByForm(page, people.stranger);
  await expect(other.getByRole('button', { name: stranger, exact: true })).toBeVisible();
  expect(await seen()).toEqual([]);
  await expectStrangersTeam(other);
});

test('S20 reloads a tab that shows the first person when another is signed in', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('stranger');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: stranger, exact: true })).toBeVisible();
  const theirs = await storedSession(page);
  await page.goto('/config.json');
  const shown = await context.newPage();
  await signInAs('admin', shown);
  await openTeam(shown);
  await hold(backend, { path: '/v1/team/members' });
  const late = (await clientOf(shown)).send([{ path: '/v1/team/members' }]).catch(() => []);
  await expect.poll(() => requests(backend, { path: '/v1/team/members' })).toHaveLength(2);
  await page.evaluate((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, theirs);
  await expect(shown.getByRole('button', { name: stranger, exact: true })).toBeVisible();
  await expect(memberRow(shown, 'Oskar Lindqvist')).toBeVisible();
  for (const text of northwind) await expect(shown.getByText(text)).toHaveCount(0);
  await backend.heal();
  await late;
});

test('S20 becomes the person whom the cookie belongs to', async ({
  page,
  backend,
  sandbox,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  await takeCookie(page, sandbox.serviceUrls.auth, people.stranger);
  await backend.expire({ email: people.admin, refresh: true });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const look = () => {
        if (document.body.textContent.includes('Priya Nair')) sessionStorage.setItem('leak', 'yes');
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    });
  });
  await expectStrangersTeam(page);
  expect(await page.evaluate(() => sessionStorage.getItem('leak'))).toBeNull();
});

test('S24 keeps a draft for the same person over the end of the session', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/^The role lookup failed/);
  const email = 'new.person@northwind.example';
  await signInAs('admin');
  const team = new TeamPage(page);
  await team.open();
  await team.draftInvite(email, 'Editor');
  await backend.expire({ refresh: true });
  await team.submitInvite.click();
  await expectExpired(page);
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  const kept = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(kept).toContain(email);
  expect(kept).not.toContain(demoPassword);

  // Another person of the same browser is offered nothing.
  await signInAs('stranger');
  await page.goto('/settings/teams');
  await team.inviteButton.click();
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue('');

  await signInAs('admin');
  await team.open();
  await team.inviteButton.click();
  await expect(team.dialog.getByText('Your unsent invitation was kept.')).toBeVisible();
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue(email);
  await expect(team.dialog.getByRole('combobox', { name: 'Role' })).toHaveText('Editor');
});

test('S24 drops a draft that was sent, and every draft at the sign-out', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  const team = new TeamPage(page);
  await team.open();
  const drafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('fa_draft:')));
  await team.draftInvite('new.person@northwind.example', 'Viewer');
  expect(await drafts()).toHaveLength(1);
  await team.submitInvite.click();
  await expect(team.toast('Invitation sent.')).toBeVisible();
  expect(await drafts()).toEqual([]);
  await team.draftInvite('second.person@northwind.example', 'Viewer');
  await page.reload();
  expect(await drafts()).toHaveLength(1);
  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await drafts()).toEqual([]);
});
