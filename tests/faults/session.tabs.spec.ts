import { clientOf } from '../support/sessionClient.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  expiredText,
  memberRow,
  openTeam,
  refreshes,
  requests,
  signOut,
  storedSession,
  storeSession,
} from '../support/sessionPage.ts';
import { renewTokens } from '../support/sessionSignIn.ts';
import { callFromEach, openTeamInNewTab } from '../support/sessionTabs.ts';

test('S12 five tabs that meet a 401 at the same instant refresh once @engine', async ({
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

  const answered = await callFromEach([page, second, third, fourth, fifth], '/v1/me');

  expect(answered).toEqual([true, true, true, true, true]);
  expect(await refreshes(backend)).toHaveLength(1);
  expect(await backend.ledger('session.reuse')).toEqual([]);
  for (const tab of [page, second, third, fourth, fifth]) {
    await expect(memberRow(tab, 'Priya Nair')).toBeVisible();
    await expect(tab.getByRole('alert')).toHaveCount(0);
  }
});

test('S12 S13 tabs that are loaded together refresh once, time after time with the newest token', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const second = await context.newPage();
  const third = await context.newPage();
  await backend.clearLog();

  await backend.expire();
  await Promise.all([openTeam(page), openTeam(second), openTeam(third)]);
  expect(await refreshes(backend)).toHaveLength(1);
  await backend.expire();
  await Promise.all([page.reload(), second.reload(), third.reload()]);

  for (const tab of [page, second, third]) {
    await expect(memberRow(tab, 'Priya Nair')).toBeVisible();
  }
  expect(await refreshes(backend)).toMatchObject([{ status: 200 }, { status: 200 }]);
  expect(await backend.ledger('session.reuse')).toEqual([]);
});

/** Runs in a page: what another tab writes is seen 300 ms late, as it can be on a busy machine. */
function seeStorageLate(): void {
  const { prototype } = Storage;
  const get: Storage['getItem'] = Reflect.get(prototype, 'getItem');
  const set: Storage['setItem'] = Reflect.get(prototype, 'setItem');
  const seen = new Map<string, string | null>();
  prototype.getItem = function getItem(key) {
    if (this !== localStorage) return get.call(this, key);
    if (!seen.has(key)) seen.set(key, get.call(this, key));
    return seen.get(key) ?? null;
  };
  prototype.setItem = function setItem(key, value) {
    if (this === localStorage) seen.set(key, value);
    set.call(this, key, value);
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null) setTimeout(() => seen.set(key, newValue), 300);
  });
}

test('S12 a tab that sees late what another one stored sends no spent token', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await context.addInitScript(seeStorageLate);
  await signInAs('admin');
  await openTeam(page);
  const second = await openTeamInNewTab(context);
  const third = await openTeamInNewTab(context);
  await backend.expire();
  await backend.barrier({ method: 'GET', path: '/v1/me', count: 3 });
  await backend.clearLog();

  const answered = await callFromEach([page, second, third], '/v1/me');

  expect(answered).toEqual([true, true, true]);
  expect(await refreshes(backend)).toHaveLength(1);
  expect(await backend.ledger('session.reuse')).toEqual([]);
});

test('S14 a tab whose refresh is refused takes the tokens of one that has rotated', async ({
  page,
  context,
  backend,
  sandbox,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);
  const sibling = await context.newPage();
  await sibling.goto('/config.json');
  const { fa_refresh_token: spent = '' } = await storedSession(page);
  await backend.expire();
  const renewed = await renewTokens(sandbox.serviceUrls.auth, spent);
  await backend.clearLog();
  await backend.fault({ path: '/v1/refresh', status: 401 });
  await page.clock.pauseAt(Date.now() + 60_000);
  const refusal = page.waitForResponse((answer) => answer.url().endsWith('/v1/refresh'));
  const answer = client.send([{ path: '/v1/me' }]);
  await refusal;

  await storeSession(sibling, renewed);
  await expect.poll(() => storedSession(page)).toMatchObject(renewed);
  await page.clock.runFor(300);

  expect(await answer).toMatchObject([{ isOk: true }]);
  expect(await refreshes(backend)).toHaveLength(1);
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
});

test('S17 a sign-out in one tab is one in every tab @engine', async ({
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

test('S28 without Web Locks and channels a tab refreshes once, and another takes its tokens', async ({
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

  const answered = await callFromEach([page, page], '/v1/me');
  const answeredThere = await callFromEach([other], '/v1/me');

  expect(answered).toEqual([true, true]);
  expect(answeredThere).toEqual([true]);
  expect(await refreshes(backend)).toHaveLength(1);

  await backend.expire();
  await backend.fault({ path: '/v1/refresh', count: 1, status: 401 });
  // The one that is refused looks once more a quarter of a second later.
  await backend.barrier({ method: 'POST', path: '/v1/refresh', count: 2 });
  const answeredInBoth = await callFromEach([page, other], '/v1/me');

  expect(answeredInBoth).toEqual([true, true]);
  expect(await backend.ledger('session.reuse')).toEqual([]);
});
