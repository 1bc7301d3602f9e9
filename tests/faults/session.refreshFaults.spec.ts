import { clientOf } from '../support/sessionClient.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/schedules.ts';
import {
  expectExpired,
  goOffline,
  goOnline,
  memberRow,
  openTeam,
  refreshes,
  requests,
  storedSession,
  waitForBellCount,
} from '../support/sessionPage.ts';
import { openTeamInNewTab, waitForPendingLock } from '../support/sessionTabs.ts';

for (const { title, fault } of [
  {
    title: 'S04 a refresh that answers 503',
    fault: { status: 503, headers: { 'retry-after': '1' } },
  },
  { title: 'S05 a refresh whose connection is reset', fault: { drop: 'before' } },
] as const) {
  test(`${title} is survived with a second attempt`, async ({ page, backend, signInAs }) => {
    await page.clock.install();
    await signInAs('admin');
    await page.goto('/dashboard');
    await waitForBellCount(page);
    const client = await clientOf(page);
    // The second attempt waits for this test, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    // A browser repeats by itself what is reset on a connection that it uses again. While there is
    // a fault that cuts connections, none is used again.
    await backend.fault({ path: '/none', drop: 'before' });
    await backend.expire();
    await backend.clearLog();
    await backend.fault({ path: '/v1/refresh', count: 1, ...fault });

    const answer = client.send([{ path: '/v1/me' }]);
    await expect.poll(() => refreshes(backend)).toHaveLength(1);
    await page.clock.runFor(2000);

    expect(await answer).toMatchObject([{ isOk: true }]);
    expect(await refreshes(backend)).toHaveLength(2);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test('S05 a network that is lost before the refresh costs the call, not the session', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);
  const before = await storedSession(page);
  await backend.expire();
  await backend.clearLog();
  const release = await hold(backend, { path: '/v1/me' });
  const answer = client.send([{ path: '/v1/me' }]);
  await expect.poll(() => requests(backend, { path: '/v1/me' })).toHaveLength(1);

  await goOffline(page);
  await release();

  expect(await answer).toMatchObject([{ isOk: false, kind: 'network' }]);
  await expect(page.getByText('You are offline. What you see may be out of date.')).toBeVisible();
  expect(await refreshes(backend)).toEqual([]);
  expect(await storedSession(page)).toEqual(before);
  await expect(page).toHaveURL(/\/settings\/teams$/);

  await goOnline(page);

  await expect(page.getByText('You are offline.')).toHaveCount(0);
  expect(await client.send([{ path: '/v1/me' }])).toMatchObject([{ isOk: true }]);
  expect(await refreshes(backend)).toHaveLength(1);
});

test('S06 a refresh that is answered after 10 s counts', async ({ page, backend, signInAs }) => {
  await page.clock.install();
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);
  await backend.expire();
  await backend.clearLog();
  const release = await hold(backend, { path: '/v1/refresh' });

  const answer = client.send([{ path: '/v1/me' }]);
  await expect.poll(() => refreshes(backend)).toHaveLength(1);
  await page.clock.fastForward(10_000);
  await release();

  expect(await answer).toMatchObject([{ isOk: true }]);
  expect(await refreshes(backend)).toHaveLength(1);
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
});

test('S06 a refresh that hangs is given up after 15 s, in every tab', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await context.clock.install();
  await signInAs('admin');
  await openTeam(page);
  const other = await openTeamInNewTab(context);
  const client = await clientOf(page);
  const otherClient = await clientOf(other);
  await backend.expire();
  await backend.clearLog();
  await backend.fault({ path: '/v1/refresh', hang: true });

  const answer = client.send([{ path: '/v1/me' }]);
  await expect.poll(() => refreshes(backend)).toHaveLength(1);
  const otherAnswer = otherClient.send([{ path: '/v1/me' }]);
  await waitForPendingLock(other);
  await page.clock.fastForward(15_000);
  // What is given up is ended by a timer of its own.
  await page.clock.fastForward(1000);

  expect(await answer).toMatchObject([{ isOk: false, status: 401 }]);
  expect(await otherAnswer).toMatchObject([{ isOk: false }]);
  await expectExpired(page);
  await expect(other).toHaveURL(/\/auth$/);
  await expect(other.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  expect(await refreshes(backend)).toHaveLength(1);
});
