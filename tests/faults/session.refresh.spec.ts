import type { Page } from 'playwright/test';
import { clientOf } from '../support/sessionClient.ts';
import type { TestCall } from '../support/sessionClient.ts';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '@platform/sandbox/testing';
import { hold } from '../support/schedules.ts';
import {
  expectExpired,
  expiredToast,
  memberRow,
  openTeam,
  refreshes,
  requests,
  storedSession,
} from '../support/sessionPage.ts';

const rounds = 3;

/** Twenty calls over all nine services. The auth service checks the token itself. */
const authPaths = ['/v1/me', '/v1/rbac/user/context', '/v1/team/members', '/v1/role-request/'];
const otherServices = [
  'billing',
  'notifications',
  'integrations',
  'chatbot',
  'voice',
  'knowledge',
  'content',
  'crm',
] as const;
const twentyCalls: TestCall[] = [
  ...authPaths.map((path) => ({ path })),
  ...otherServices.flatMap((service) => [
    { service, path: '/v1/probe/a' },
    { service, path: '/v1/probe/b' },
  ]),
];

test('S01 S02 S03 refreshes once for 20 calls, replays each, and ends once where it is refused', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);

  await test.step('S01 20 parallel 401s over all services', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await backend.expire();
      await backend.fault({ path: '/v1/probe/*', status: 401, count: 16 });
      await backend.fault({ path: '/v1/probe/*', status: 200, body: { round } });
      await backend.barrier({ method: 'GET', count: twentyCalls.length });
      const before = await storedSession(page);
      await backend.clearLog();

      const outcomes = await client.send(twentyCalls);
      expect(outcomes.filter(({ isOk }) => isOk)).toHaveLength(twentyCalls.length);
      expect(await refreshes(backend)).toHaveLength(1);
      const log = await requests(backend, { method: 'GET' });
      for (const status of [200, 401]) {
        expect(log.filter((entry) => entry.status === status)).toHaveLength(twentyCalls.length);
      }
      const sent = new Set(log.map(({ service, path, tokenHash }) => service + path + tokenHash));
      expect(sent.size, 'each call once with the old and once with the new token').toBe(40);
      expect(new Set(log.map(({ tokenHash }) => tokenHash)).size).toBe(2);
      expect((await storedSession(page)).fa_access_token).not.toBe(before.fa_access_token);
      await backend.heal();
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(memberRow(page, 'Priya Nair')).toBeVisible();
  });

  await test.step('S02 a late 401 of the old token is replayed with the stored one', async () => {
    await backend.expire();
    await backend.clearLog();
    const release = await hold(backend, { path: '/v1/role-request/' });
    const late = client.send([{ path: '/v1/role-request/' }]);
    await expect.poll(() => requests(backend, { path: '/v1/role-request/' })).toHaveLength(1);
    expect(await client.send([{ path: '/v1/me' }])).toMatchObject([{ isOk: true }]);
    expect(await refreshes(backend)).toHaveLength(1);
    await release();
    expect(await late).toMatchObject([{ isOk: true }]);
    expect(await refreshes(backend)).toHaveLength(1);
    const [first, second, ...more] = await requests(backend, { path: '/v1/role-request/' });
    expect([first?.status, second?.status, more.length]).toEqual([401, 200, 0]);
  });

  await test.step('S03 the refresh is refused under 20 waiting calls', async () => {
    await backend.expire({ refresh: true });
    await backend.fault({ path: '/v1/probe/*', status: 401 });
    await backend.barrier({ method: 'GET', count: twentyCalls.length });
    await backend.clearLog();
    const outcomes = await client.send(twentyCalls);
    expect(outcomes.filter((outcome) => !outcome.isOk && outcome.status === 401)).toHaveLength(20);
    await expectExpired(page);
    expect((await refreshes(backend)).map(({ status }) => status)).toEqual([401]);
    // A late call would show by the time that the message goes.
    await page.clock.runFor(5000);
    await expect(expiredToast(page)).toHaveCount(0);
    expect(await requests(backend, { method: 'GET' })).toHaveLength(20);
    expect(await storedSession(page)).toEqual({});
  });
});

test('S01 renews the session unseen while the team loads', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await backend.expire();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Teams' }).click();
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
  expect(await refreshes(backend)).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const passing = [
  { status: 503, headers: { 'retry-after': '1' } },
  { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  { drop: 'before' },
] as const;

const nameOfFault = (fault: (typeof passing)[number]) =>
  'status' in fault ? `S04 a ${fault.status}` : 'S05 a reset connection';

/**
 * On a connection that it uses again a browser repeats what a 408 answers; none is used again while
 * there is a fault that cuts connections.
 */
const useConnectionsOnce = (backend: SandboxControl) =>
  backend.fault({ path: '/none', drop: 'before' });

/** Lets so many attempts of the refresh go by. */
async function passAttempts(page: Page, backend: SandboxControl, most: number): Promise<void> {
  for (let count = 1; count <= most; count += 1) {
    await expect.poll(() => refreshes(backend)).toHaveLength(count);
    await page.clock.runFor(2000);
  }
}

test('S04 S05 survives a refresh that fails once', async ({ page, backend, signInAs }) => {
  await page.clock.install();
  await signInAs('admin');
  await page.goto('/dashboard');
  const client = await clientOf(page);
  // The next try waits for this test, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await useConnectionsOnce(backend);
  for (const fault of passing) {
    await test.step(nameOfFault(fault), async () => {
      await backend.expire();
      await backend.clearLog();
      const id = await backend.fault({ path: '/v1/refresh', count: 1, ...fault });
      const survives = client.send([{ path: '/v1/me' }]);
      await passAttempts(page, backend, 1);
      expect(await survives).toMatchObject([{ isOk: true }]);
      expect(await refreshes(backend)).toHaveLength(2);
      await expect(page).toHaveURL(/\/dashboard$/);
      await backend.heal(id);
    });
  }
});

test('S05 makes no attempt offline, keeps the tokens and goes on when it is online', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);
  const before = await storedSession(page);
  await backend.expire();
  await backend.clearLog();

  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  expect(await client.send([{ path: '/v1/me' }])).toMatchObject([{ isOk: false, kind: 'network' }]);
  await context.setOffline(false);
  // The network goes away between the 401 and the refresh.
  await backend.fault({ path: '/v1/me', delayAnswerMs: 600_000 });
  const cut = client.send([{ path: '/v1/me' }]);
  await expect.poll(() => requests(backend, { path: '/v1/me' })).toHaveLength(1);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  });
  await backend.heal();
  expect(await cut).toMatchObject([{ isOk: false, kind: 'network' }]);
  expect(await refreshes(backend)).toEqual([]);
  expect(await storedSession(page)).toEqual(before);
  await expect(page).toHaveURL(/\/settings\/teams$/);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
    window.dispatchEvent(new Event('online'));
  });
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  expect(await client.send([{ path: '/v1/me' }])).toMatchObject([{ isOk: true }]);
  expect(await refreshes(backend)).toHaveLength(1);
});

test('S06 accepts a refresh after 10 s, abandons one that hangs after 15 s, in every tab', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await context.clock.install();
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);

  await test.step('10 s', async () => {
    await backend.expire();
    await backend.clearLog();
    await backend.fault({ path: '/v1/refresh', delayAnswerMs: 600_000 });
    const sent = client.send([{ path: '/v1/me' }]);
    await expect.poll(() => refreshes(backend)).toHaveLength(1);
    await page.clock.fastForward(10_000);
    await backend.heal();
    expect(await sent).toMatchObject([{ isOk: true }]);
    expect(await refreshes(backend)).toHaveLength(1);
    await expect(memberRow(page, 'Priya Nair')).toBeVisible();
  });

  await test.step('15 s, in two tabs', async () => {
    const other = await context.newPage();
    await openTeam(other);
    const otherClient = await clientOf(other);
    await backend.expire();
    await backend.clearLog();
    await backend.fault({ path: '/v1/refresh', hang: true });
    const sent = client.send([{ path: '/v1/me' }]);
    await expect.poll(() => refreshes(backend)).toHaveLength(1);
    const waiting = otherClient.send([{ path: '/v1/me' }]);
    await expect
      .poll(() => other.evaluate(async () => (await navigator.locks.query()).pending?.length))
      .toBe(1);
    await page.clock.fastForward(15_000);
    await page.clock.fastForward(1000);
    expect(await sent).toMatchObject([{ isOk: false, status: 401 }]);
    expect(await waiting).toMatchObject([{ isOk: false }]);
    await expectExpired(page);
    await expect(other).toHaveURL(/\/auth$/);
    await expect(other.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
    expect(await refreshes(backend)).toHaveLength(1);
  });
});

test('S08 replays once and ends at /auth where a call stays 401', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await backend.fault({ path: '/v1/team/members', status: 401 });
  await page.goto('/settings/teams');
  await expectExpired(page);
  const members = await requests(backend, { path: '/v1/team/members' });
  expect(members.map(({ status }) => status)).toEqual([401, 401]);
  expect(members[0]?.tokenHash).not.toBe(members[1]?.tokenHash);
  expect(await refreshes(backend)).toHaveLength(1);
});

test('S13 sends each refresh token once over many rotations and reloads', async ({
  page,
  backend,
  signInAs,
}) => {
  const rotations = 6;
  await signInAs('admin');
  await page.goto('/dashboard');
  for (let rotation = 1; rotation <= rotations; rotation += 1) {
    if (rotation % 3 === 0) await page.reload();
    const client = await clientOf(page);
    await backend.expire();
    expect(await client.send([{ path: '/v1/me' }])).toMatchObject([{ isOk: true }]);
  }
  const sent = await refreshes(backend);
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: rotations }, () => 200));
  expect(new Set(sent.map(({ bodyHash }) => bodyHash)).size).toBe(rotations);
  expect(await backend.ledger('session.reuse')).toEqual([]);
});

const day = 24 * 3600 * 1000;
test('S25 refreshes at a 401 only, wherever the clock is', async ({ page, backend, signInAs }) => {
  await page.clock.install();
  await signInAs('admin');
  for (const [name, offset] of [
    ['five years late', -5 * 365 * day],
    ['five years early', 5 * 365 * day],
  ] as const) {
    await test.step(name, async () => {
      const wanted = Date.now() + offset;
      await page.clock.setSystemTime(wanted);
      await backend.clearLog();
      await openTeam(page);
      const isThere = (time: number) => Math.abs(Date.now() - time) < 600_000;
      expect(await page.evaluate(isThere, wanted)).toBe(true);
      await page.clock.runFor(60_000);
      expect(await refreshes(backend)).toEqual([]);
      await backend.expire();
      await page.reload();
      await expect(memberRow(page, 'Priya Nair')).toBeVisible();
      await page.clock.runFor(60_000);
      expect(await refreshes(backend)).toHaveLength(1);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
