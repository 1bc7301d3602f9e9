import { clientOf } from '../support/sessionClient.ts';
import { expect, nameOf, people, test } from '../support/fixtures.ts';
import { hold } from '../support/pageClock.ts';
import {
  openTeam,
  refreshes,
  requests,
  signInByForm,
  signOut,
  storedSession,
  setSessionCookie,
} from '../support/sessionPage.ts';
import { openTeamInNewTab } from '../support/sessionTabs.ts';
import type { Page } from 'playwright/test';

/** URLs of everything fetched since the page was loaded. */
const fetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .join(' '),
  );

test('S18 discards a refresh response that arrives after a sign-out in another tab', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);
  const tab = await openTeamInNewTab(context);
  await backend.expire();
  await backend.clearLog();
  const release = await hold(backend, { path: '/v1/refresh' });
  const results = client.send([{ path: '/v1/me' }]);
  await expect.poll(() => backend.committedWrites('session.refreshed')).toHaveLength(1);

  await signOut(tab);
  await expect(page).toHaveURL(/\/auth$/);
  const late = page.waitForResponse((response) => response.url().endsWith('/v1/refresh'));
  await release();
  await (await late).finished();

  expect(await results).toMatchObject([{ isOk: false, kind: 'aborted' }]);
  await page.clock.runFor(5000);
  expect(await storedSession(page)).toEqual({});
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await refreshes(backend)).toHaveLength(1);
});

test('S19 a sign-out without a network takes effect locally, and persists once online', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  await expect.poll(() => fetched(page)).toMatch(/\/layers-/);
  await expect.poll(() => fetched(page)).toMatch(/\/session-/);
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

test('S19 a cookie that the service kept does not restore the session until a user signs in', async ({
  page,
  context,
  backend,
  sandbox,
}) => {
  await setSessionCookie(page, sandbox.serviceUrls.auth, people.admin);
  await openTeam(page);
  const other = await openTeamInNewTab(context);
  await backend.fault({ path: '/v1/auth/logout', status: 500 });

  await signOut(page);

  await expect(page).toHaveURL(/\/auth$/);
  await expect(other).toHaveURL(/\/auth$/);
  await backend.clearLog();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  await other.goto('/dashboard');
  await expect(other).toHaveURL(/\/auth$/);
  await expect(other.getByLabel('Email')).toBeVisible();
  expect(await requests(backend)).toEqual([]);

  await signInByForm(page, people.viewer);
  await page.reload();

  await expect(page.getByRole('button', { name: nameOf('viewer'), exact: true })).toBeVisible();
});
