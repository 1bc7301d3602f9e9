import { expect, test } from '../support/fixtures.ts';
import {
  expiredText,
  memberRow,
  openTeam,
  refreshes,
  requests,
  signOut,
} from '../support/sessionPage.ts';
import { callFromEach, openTeamInNewTab } from '../support/sessionTabs.ts';

test('S12 five tabs that get a 401 at the same time refresh once @engine', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const second = await openTeamInNewTab(context);
  const third = await openTeamInNewTab(context);
  const fourth = await openTeamInNewTab(context);
  const fifth = await openTeamInNewTab(context);
  await backend.expire();
  await backend.barrier({ method: 'GET', path: '/v1/me', count: 5 });
  await backend.clearLog();

  const results = await callFromEach([page, second, third, fourth, fifth], '/v1/me');

  expect(results).toEqual([true, true, true, true, true]);
  expect(await refreshes(backend)).toHaveLength(1);
  expect(await backend.committedWrites('session.reuse')).toEqual([]);
  for (const tab of [page, second, third, fourth, fifth]) {
    await expect(memberRow(tab, 'Priya Nair')).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
});

test('S17 a sign-out in one tab signs out every tab @engine', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const second = await openTeamInNewTab(context);
  const third = await openTeamInNewTab(context);

  await signOut(page);

  for (const tab of [page, second, third]) {
    await expect(tab).toHaveURL(/\/auth$/);
    await expect(tab.getByText('Priya Nair')).toHaveCount(0);
    await expect(tab.getByText('northwind.example')).toHaveCount(0);
    await expect(tab.getByText(expiredText)).toHaveCount(0);
  }
  await backend.clearLog();
  await second.bringToFront();
  await second.evaluate(() => window.dispatchEvent(new Event('focus')));
  expect(await callFromEach([page, second, third], '/v1/me')).toEqual([false, false, false]);
  expect(await requests(backend)).toEqual([]);
});

test('S28 without Web Locks and channels a tab refreshes once, and another uses its tokens', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  await signInAs('admin');
  await openTeam(page);
  const other = await openTeamInNewTab(context);
  expect(await page.evaluate(() => 'locks' in navigator)).toBe(false);
  expect(await page.evaluate(() => 'BroadcastChannel' in window)).toBe(false);
  await backend.expire();
  await backend.barrier({ method: 'GET', path: '/v1/me', count: 2 });
  await backend.clearLog();

  const results = await callFromEach([page, page], '/v1/me');
  const resultsOfOther = await callFromEach([other], '/v1/me');

  expect(results).toEqual([true, true]);
  expect(resultsOfOther).toEqual([true]);
  expect(await refreshes(backend)).toHaveLength(1);

  await backend.expire();
  await backend.fault({ path: '/v1/refresh', count: 1, status: 401 });
  // The rejected tab checks once more after a quarter of a second.
  await backend.barrier({ method: 'POST', path: '/v1/refresh', count: 2 });
  const resultsOfBoth = await callFromEach([page, other], '/v1/me');

  expect(resultsOfBoth).toEqual([true, true]);
  expect(await backend.committedWrites('session.reuse')).toEqual([]);
});
