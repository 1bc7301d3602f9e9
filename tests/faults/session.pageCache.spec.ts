import type { Page } from 'playwright/test';
import type { SandboxControl } from '@platform/sandbox/testing';
import { expect, people, test } from '../support/fixtures.ts';
import { restoreFromPageCache, freezeForPageCache, isPageVisible } from '../support/pageCache.ts';
import { advanceClock } from '../support/pageClock.ts';
import { expectExpired, memberRow, openTeam, refreshes, requests } from '../support/sessionPage.ts';

/** Simulates sleep and wake-up of the device with the browser's events. */
async function sleep(page: Page, time: string): Promise<void> {
  await page.clock.fastForward(time);
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('focus'));
  });
}

/** Paths of responses with 200, with repetitions, in alphabetical order. */
const succeededPaths = async (backend: SandboxControl) =>
  (await requests(backend))
    .filter(({ status }) => status === 200)
    .map(({ path }) => path)
    .toSorted();

test('P07 a page restored after a sign-out shows none of its content', async ({
  page,
  backend: _reset,
  signInAs,
}) => {
  await freezeForPageCache(page);
  await signInAs('admin');
  await openTeam(page);
  await page.evaluate(() => localStorage.clear());

  const shownTexts = await restoreFromPageCache(page, ['Amara Okafor', 'Priya Nair']);

  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await isPageVisible(page)).toBe(true);
  expect(await shownTexts()).toEqual([]);
});

test('P07 a page restored for another user reloads as theirs', async ({
  page,
  context,
  backend: _reset,
  signInAs,
}) => {
  await freezeForPageCache(page);
  await signInAs('admin');
  await openTeam(page);
  const other = await context.newPage();
  await signInAs('stranger', other);
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: 'Inês Duarte' })).toBeVisible();

  const shownTexts = await restoreFromPageCache(page, ['Amara Okafor', 'Priya Nair', people.admin]);

  await expect(memberRow(page, 'Oskar Lindqvist')).toBeVisible();
  expect(await isPageVisible(page)).toBe(true);
  expect(await shownTexts()).toEqual([]);
});

test('P07 a page restored for the same user stays hidden until the service confirms them', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  await backend.clearLog();
  await backend.fault({ path: '/v1/me', delayMs: 60_000 });

  const shownTexts = await restoreFromPageCache(page, ['Amara Okafor']);

  await expect.poll(() => requests(backend, { path: '/v1/me' })).toHaveLength(1);
  expect(await isPageVisible(page)).toBe(false);
  expect(await shownTexts()).toEqual([]);

  await backend.heal();

  await expect.poll(() => isPageVisible(page)).toBe(true);
  await expect.poll(shownTexts).toEqual(['Amara Okafor']);
  expect(await requests(backend)).toHaveLength(1);
});

test('P07 a page restored after the session ended redirects to /auth without being seen', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  await backend.expire({ refresh: true, cookies: true });

  const shownTexts = await restoreFromPageCache(page, ['Amara Okafor']);

  await expect(page.getByLabel('Email')).toBeVisible();
  await expectExpired(page);
  expect(await shownTexts()).toEqual([]);
});

test('P14 a tab that wakes after eight hours requests each resource once, with one refresh', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await openTeam(page);
  await backend.expire();
  await backend.clearLog();

  await sleep(page, '08:00:00');

  await expect(memberRow(page, 'Amara Okafor')).toBeVisible();
  const once = [
    '/v1/invite/pending',
    '/v1/me',
    '/v1/notifications',
    '/v1/rbac/user/context',
    '/v1/refresh',
    '/v1/team/members',
  ];
  await expect.poll(() => succeededPaths(backend)).toEqual(once);
  await advanceClock(page, backend, 10);
  expect(await succeededPaths(backend)).toEqual(once);
  expect(await refreshes(backend)).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
