import type { Page } from 'playwright/test';
import { expect, nameOf, people, test } from '../support/fixtures.ts';
import { chiara, consent } from '../support/sessionGooglePage.ts';
import type { SandboxControl } from '@platform/sandbox/testing';
import {
  expectExpired,
  expiredText,
  openTeam,
  refreshes,
  requests,
  signOut,
  storedSession,
  takeCookie,
} from '../support/sessionPage.ts';

const admin = nameOf('admin');

/** Expects the shell of a signed-in person. */
async function expectSignedIn(page: Page, name = admin): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  const stored = await storedSession(page);
  expect(Object.keys(stored)).toHaveLength(4);
  expect(JSON.parse(stored.user_data ?? '')).toMatchObject({ name, authenticated: true });
}

/** Expects the sign-in form, and nothing kept of a session. */
async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await storedSession(page)).toEqual({});
}

/** What the session asked; the page it opens asks other services. */
const paths = async (backend: SandboxControl) =>
  (await requests(backend, { service: 'auth' }))
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/v1/'));

test('S09 bounces to /auth once and stays there with the message', async ({
  page,
  backend,
  sandbox,
}) => {
  await page.clock.install();
  await takeCookie(page, sandbox.serviceUrls.auth, people.admin);
  await backend.fault({ path: '/v1/team/members', status: 401 });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));

  await page.goto('/settings/teams');
  await expectExpired(page);
  await page.clock.fastForward(30_000);
  await expect(page).toHaveURL(/\/auth$/);
  expect(visited.length).toBeLessThanOrEqual(3);
  expect(visited.filter((path) => path === '/auth')).toHaveLength(1);

  // Neither the page itself nor a person who insists is sent round again within the minute.
  await page.goto('/settings/teams');
  await expectSignedOut(page);
  expect(await requests(backend, { path: '/v1/tokens' })).toHaveLength(1);
  await page.clock.fastForward(31_000);
  await backend.heal();
  await page.goto('/settings/teams');
  await expectSignedIn(page);
});

test('S09 takes up a sign-in elsewhere that a person begins right after the bounce', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await backend.fault({ path: '/v1/team/members', status: 401 });
  await page.goto('/settings/teams');
  await expectExpired(page);
  await backend.heal();
  await page.getByLabel('Email').fill(chiara.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await consent(page);
  await expectSignedIn(page, chiara.name);
});

test('S21 takes up the cookie, once, where the refresh is refused', async ({
  page,
  backend,
  sandbox,
  signInAs,
}) => {
  await signInAs('admin');
  await takeCookie(page, sandbox.serviceUrls.auth, people.admin);
  await backend.expire({ refresh: true });
  await backend.clearLog();
  await page.goto('/dashboard');
  await expectSignedIn(page);
  expect(await paths(backend)).toEqual(['/v1/me', '/v1/refresh', '/v1/tokens', '/v1/me']);
});

test('S21 ends at /auth, asking once, where nobody is known and no cookie helps', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await backend.fault({ path: '/v1/me', count: 1, body: { authenticated: false } });
  await backend.clearLog();
  await page.goto('/dashboard');
  await expectSignedOut(page);
  expect(await paths(backend)).toEqual(['/v1/me', '/v1/tokens']);
  await expect(page.getByText(expiredText)).toHaveCount(0);
});

/** Answers of `/v1/me` that were broken on their way. */
const brokenAnswers = [
  { name: 'D01 malformed', fault: { body: '{"id": ' } },
  {
    name: 'D02 a page that claims to be JSON',
    fault: { body: '<p>', contentType: 'application/json' },
  },
  {
    name: 'D03 the page of a proxy',
    fault: { status: 502, body: '<p>', contentType: 'text/html' },
  },
  { name: 'D16 cut in the body', fault: { drop: 'body' } },
] as const;

test('D01 D02 D03 D16 no answer of /v1/me that is broken breaks the start', async ({
  page,
  backend,
  signInAs,
}) => {
  for (const { name, fault } of brokenAnswers) {
    await test.step(name, async () => {
      await signInAs('admin');
      await backend.fault({ method: 'GET', path: '/v1/me', ...fault });
      await page.goto('/dashboard');
      await expectSignedOut(page);
      await backend.heal();
    });
  }
});

test('S22 restores the saved person offline, says so and clears nothing', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const before = await storedSession(page);
  // The documents come from somewhere near; only the services cannot be reached.
  await page.addInitScript(() => {
    if (sessionStorage.getItem('online')) return;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  await backend.fault({ drop: 'before' });
  await backend.clearLog();
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: admin, exact: true })).toBeVisible();
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect(await storedSession(page)).toEqual(before);
  expect(await paths(backend)).toEqual([]);

  await backend.heal();
  await page.evaluate(() => {
    sessionStorage.setItem('online', 'yes');
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await page.reload();
  await expectSignedIn(page);
});

/** What storage is left with, and whether the tokens in it still carry a session. */
const partial = [
  { name: 'no user', missing: ['user_data'], holds: true },
  { name: 'no refresh token', missing: ['fa_refresh_token'], holds: false },
  {
    name: 'no tokens',
    missing: ['fa_access_token', 'fa_refresh_token', 'fa_id_token'],
    holds: false,
  },
];

test('S23 rebuilds the person, or is signed out, where storage has a part of a session', async ({
  page,
  backend,
  signInAs,
}) => {
  for (const { name, missing, holds } of partial) {
    await test.step(name, async () => {
      await signInAs('admin');
      const { fa_access_token: before } = await storedSession(page);
      await page.evaluate((keys) => {
        for (const key of keys) localStorage.removeItem(key);
      }, missing);
      await backend.clearLog();
      await page.goto('/dashboard');
      if (holds) {
        await expectSignedIn(page);
        expect((await storedSession(page)).fa_access_token).toBe(before);
        await signOut(page);
      }
      await expectSignedOut(page);
      expect(await refreshes(backend)).toEqual([]);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
