import type { Page } from 'playwright/test';
import { expect, nameOf, people, test } from '../support/fixtures.ts';
import { chiara, consent } from '../support/googlePage.ts';
import type { SandboxControl } from '../support/sandboxControl.ts';
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

/** How the check of a session at the start may say no. */
const refusals: [string, (backend: SandboxControl) => Promise<unknown>, number][] = [
  [
    'says authenticated=false',
    (backend) => backend.fault({ path: '/v1/me', count: 1, body: { authenticated: false } }),
    0,
  ],
  ['answers 401 and the refresh is refused', (backend) => backend.expire({ refresh: true }), 1],
];

for (const [name, refuse, refreshCount] of refusals) {
  test(`S21 takes up the cookie, once, where /v1/me ${name}`, async ({
    page,
    backend,
    sandbox,
    signInAs,
  }) => {
    await signInAs('admin');
    await takeCookie(page, sandbox.serviceUrls.auth, people.admin);
    await refuse(backend);
    await backend.clearLog();
    await page.goto('/dashboard');
    await expectSignedIn(page);
    const refreshed = Array.from({ length: refreshCount }, () => '/v1/refresh');
    expect(await paths(backend)).toEqual(['/v1/me', ...refreshed, '/v1/tokens', '/v1/me']);
  });

  test(`S21 ends at /auth, asking once, where /v1/me ${name} and no cookie helps`, async ({
    page,
    backend,
    signInAs,
  }) => {
    await signInAs('admin');
    await refuse(backend);
    await backend.clearLog();
    await page.goto('/dashboard');
    await expectSignedOut(page);
    const refreshed = Array.from({ length: refreshCount }, () => '/v1/refresh');
    expect(await paths(backend)).toEqual(['/v1/me', ...refreshed, '/v1/tokens']);
    await expect(page.getByText(expiredText)).toHaveCount(refreshCount);
  });

  test(`S21 asks /v1/me once more and no oftener where it ${name} again`, async ({
    page,
    backend,
    sandbox,
    signInAs,
  }) => {
    await signInAs('admin');
    await takeCookie(page, sandbox.serviceUrls.auth, people.admin);
    await refuse(backend);
    await backend.fault({ path: '/v1/me', body: { authenticated: false } });
    await backend.clearLog();
    await page.goto('/dashboard');
    await expectSignedOut(page);
    expect((await paths(backend)).filter((path) => path !== '/v1/refresh')).toEqual([
      '/v1/me',
      '/v1/tokens',
      '/v1/me',
    ]);
  });
}

const passing = [
  { name: 'answers 500', fault: { status: 500 } },
  { name: 'answers 503', fault: { status: 503 } },
  { name: 'answers with a page', fault: { status: 502, contentType: 'text/html', body: '<p>' } },
  { name: 'breaks the connection', fault: { drop: 'before' } },
] as const;

test('S22 survives a start where /v1/me fails twice, and gives up after three', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  // The next try waits for this test, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  const tries = async (count: number) => {
    await expect.poll(() => requests(backend, { path: '/v1/me' })).toHaveLength(count);
    await page.clock.runFor(1500);
  };
  for (const { name, fault } of passing) {
    await test.step(name, async () => {
      await signInAs('admin');
      await backend.clearLog();
      const passes = await backend.fault({ path: '/v1/me', count: 2, ...fault });
      await page.goto('/dashboard', { waitUntil: 'commit' });
      for (const count of [1, 2]) await tries(count);
      await expectSignedIn(page);
      expect(await paths(backend)).toEqual(['/v1/me', '/v1/me', '/v1/me']);

      await backend.heal(passes);
      await backend.fault({ path: '/v1/me', ...fault });
      await backend.clearLog();
      await page.reload({ waitUntil: 'commit' });
      for (const count of [1, 2, 3]) await tries(count);
      await expectSignedOut(page);
      expect(await paths(backend)).toEqual(['/v1/me', '/v1/me', '/v1/me', '/v1/tokens']);
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

type Stored = Record<string, string>;
const tokensOf = ({ fa_access_token, fa_refresh_token, fa_id_token }: Stored) => ({
  fa_access_token,
  fa_refresh_token,
  fa_id_token,
});
const without = (stored: Stored, key: string): Stored =>
  Object.fromEntries(Object.entries(stored).filter(([name]) => name !== key));

/** What storage is left with, and whether the tokens in it still carry a session. */
const partial: [string, boolean, (whole: Stored) => Stored][] = [
  ['no tokens', false, ({ user_data }) => ({ user_data: user_data ?? '' })],
  ['no user', true, (whole) => without(whole, 'user_data')],
  [
    'a user flagged as not authenticated',
    true,
    (whole) => ({ ...whole, user_data: '{"id":"usr_nw01","authenticated":false}' }),
  ],
  ['a flagged user alone', false, () => ({ user_data: '{"id":"usr_nw01","authenticated":false}' })],
  ['no access token', false, (whole) => without(whole, 'fa_access_token')],
  ['no refresh token', false, (whole) => without(whole, 'fa_refresh_token')],
  ['no id token', false, (whole) => without(whole, 'fa_id_token')],
  ['an empty token', false, (whole) => ({ ...whole, fa_id_token: '' })],
];

for (const wanted of [true, false]) {
  const result = wanted ? 'rebuilds the person' : 'is signed out';

  test(`S23 ${result} where storage has a part of a session`, async ({
    page,
    backend,
    signInAs,
  }) => {
    for (const [name, holds, part] of partial) {
      if (holds !== wanted) continue;
      await test.step(name, async () => {
        await signInAs('admin');
        const whole = (await storedSession(page)) as Stored;
        expect(Object.keys(whole)).toHaveLength(4);
        await page.evaluate((stored) => {
          localStorage.clear();
          for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
        }, part(whole));
        await backend.clearLog();
        await page.goto('/dashboard');
        if (holds) {
          await expectSignedIn(page);
          expect(tokensOf((await storedSession(page)) as Stored)).toEqual(tokensOf(whole));
          await signOut(page);
        }
        await expectSignedOut(page);
        expect(await refreshes(backend)).toEqual([]);
        await expect(page.getByRole('alert')).toHaveCount(0);
      });
    }
  });
}
