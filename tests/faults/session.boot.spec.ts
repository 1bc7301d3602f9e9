import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';
import { chiara, consent } from '../support/sessionGooglePage.ts';
import type { SandboxControl } from '@platform/sandbox/testing';
import {
  expectExpired,
  followLinksToTeam,
  goOnline,
  memberRow,
  openTeam,
  requests,
  storedSession,
  setSessionCookie,
} from '../support/sessionPage.ts';

async function expectSignedIn(page: Page, name = 'Priya Nair'): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  const stored = await storedSession(page);
  expect(Object.keys(stored)).toHaveLength(4);
  expect(JSON.parse(stored.user_data ?? '')).toMatchObject({ name, authenticated: true });
}

async function expectSignedOut(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  expect(await storedSession(page)).toEqual({});
}

/** Paths of the session's requests; the opened page calls other services. */
const askedPaths = async (backend: SandboxControl) =>
  (await requests(backend, { service: 'auth' }))
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/v1/'));

test('S09 redirects a session that a service rejects to /auth once a minute', async ({
  page,
  backend,
  sandbox,
}) => {
  await page.clock.install();
  await setSessionCookie(page, sandbox.serviceUrls.auth, people.admin);
  await backend.fault({ path: '/v1/team/members', status: 401 });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));

  await page.goto('/settings/teams');

  await expectExpired(page);
  await page.clock.fastForward(30_000);
  await expect(page).toHaveURL(/\/auth$/);
  expect(visited.filter((path) => path === '/auth')).toHaveLength(1);
  expect(visited.length).toBeLessThanOrEqual(3);

  // Another visit does not redirect again within the minute.
  await page.goto('/settings/teams');
  await expectSignedOut(page);
  expect(await requests(backend, { path: '/v1/tokens' })).toHaveLength(1);

  await page.clock.fastForward(31_000);
  await backend.heal();
  await page.goto('/settings/teams');
  await expectSignedIn(page);
});

test('S08 S09 accepts a sign-in by the provider right after the automatic one was blocked', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await backend.fault({ path: '/v1/team/members', status: 401 });
  await page.goto('/settings/teams');
  await expectExpired(page);
  expect(await requests(backend, { path: '/v1/team/members' })).toHaveLength(2);
  await backend.heal();

  await page.getByLabel('Email').fill(chiara.email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await consent(page);

  await expectSignedIn(page, 'Chiara Ricci');
});

test('S21 exchanges the cookie, once, if the refresh is rejected', async ({
  page,
  backend,
  sandbox,
  signInAs,
}) => {
  await signInAs('admin');
  await setSessionCookie(page, sandbox.serviceUrls.auth, people.admin);
  await backend.expire({ refresh: true });
  await backend.clearLog();

  await page.goto('/dashboard');

  await expectSignedIn(page);
  expect(await askedPaths(backend)).toEqual(['/v1/me', '/v1/refresh', '/v1/tokens', '/v1/me']);
});

test('S22 shows the stored user offline, with a notice, and stays signed in online', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const before = await storedSession(page);
  // The documents are still served; only the services are unreachable.
  await backend.fault({ drop: 'before' });
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  await backend.clearLog();

  await page.goto('/dashboard');

  await expect(page.getByRole('button', { name: 'Priya Nair', exact: true })).toBeVisible();
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  expect(await storedSession(page)).toEqual(before);
  expect(await askedPaths(backend)).toEqual([]);

  await backend.heal();
  await goOnline(page);

  await expect(page.getByText('You are offline. What you see may be out of date.')).toHaveCount(0);
  await followLinksToTeam(page);
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
  await expectSignedIn(page);
});
