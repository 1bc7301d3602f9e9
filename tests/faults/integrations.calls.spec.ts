import { breakReads, discovery, settings } from '../support/areaReads.ts';
import { integrationWrites } from '../support/areaWrites.ts';
import { brokenAnswers, brokenWords, refusedAnswers } from '../support/brokenAnswers.ts';
import type { Broken } from '../support/brokenAnswers.ts';
import { leavesAfterRefresh } from '../support/callFaults/leavesAfterRefresh.ts';
import { expectNothingPrivateAfter } from '../support/callFaults/sessionEnds.ts';
import { writeFaults } from '../support/callFaults/writeFaults.ts';
import { expect, test } from '../support/fixtures.ts';
import { openStanding, status, takeCode } from '../support/integrationReturn.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { hold, quiet } from '../support/schedules.ts';
import { expectExpired, refreshes, requests } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

const rows = Object.entries<readonly Broken[]>({ ...brokenAnswers, ...refusedAnswers });
const scopes = 'What it will be allowed to do';

test('D01 D02 D03 D13 D14 D16 a status of a provider that is broken is one of the five', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/blocked by CORS policy/);
  await signInAs('admin');
  await takeCode(backend, { nth: 100 });
  const { release, again, pass } = await openStanding(page, backend);
  let asked = 0;
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith(status.path)) asked += 1;
  });
  for (const [index, [id, cases]] of rows.entries()) {
    await test.step(`${id}: ${cases.map(({ name }) => name).join(', ')}`, async () => {
      if (index === 0) {
        await release();
      } else {
        await backend.heal();
        const next = await again({ status: 200, body: { success: true } });
        await takeCode(backend, { nth: 100 });
        await next();
      }
      asked = 0;
      await pass(1900);
      // The last question is answered well, in the one way of the row that can be read, or plainly.
      const pending = '{"status":"pending"}';
      const unread = cases.filter(({ isGood }) => !isGood).slice(0, 4);
      for (const [place, { fault }] of unread.entries()) {
        const fails = await backend.fault({ ...status, ...fault(pending) });
        await pass(place === 0 ? 250 : 1000);
        expect(asked).toBe(place + 1);
        await backend.heal(fails);
      }
      const readable = cases.find(({ isGood, name }) => isGood && name === 'BOM');
      const connected = '{"status":"connected"}';
      await backend.fault({ ...status, body: connected, ...readable?.fault(connected) });
      await pass(unread.length === 0 ? 250 : 1000);
      expect(asked).toBe(unread.length + 1);
      await expect(page.getByText(brokenWords)).toHaveCount(0);
      await expect(page.getByText('Connection confirmed')).toBeVisible();
      await pass(1500);
      await new IntegrationsPage(page).expectBack();
      await expect(new TeamPage(page).toasts).toHaveCount(0);
      expect(await refreshes(backend)).toEqual([]);
    });
  }
});

test('D13 a list that no browser lets through is tried four times at most', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/blocked by CORS policy/);
  await page.clock.install();
  await signInAs('admin');
  await backend.fault({ service: 'integrations', noCors: true });
  await page.goto('/integrations');
  await discovery.expects(page, 'failed');
  for (const wait of [1100, 2100, 4100, 60_000, 60_000]) {
    await page.clock.fastForward(wait);
    await quiet(backend);
    await expect(page.getByText('Unable to fetch integrations')).toBeVisible();
  }
  const count = async () => (await requests(backend, { path: discovery.path })).length;
  await expect.poll(count).toBeGreaterThan(1);
  expect(await count()).toBeLessThanOrEqual(4);
  await backend.heal();
  await page.getByRole('button', { name: 'Retry' }).click();
  await discovery.expects(page, 'good');
});

test('D08 a slow list and slow settings load, are asked for once and given up on leaving', async ({
  page,
  backend,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await page.clock.install();
  await signInAs('admin');
  for (const { service, path } of [discovery, settings]) {
    const asked = () => requests(backend, { service, path });
    const loading = path === discovery.path ? 'Loading integrations…' : 'Loading permissions…';
    const release = await hold(backend, { service, path, method: 'GET' });
    await page.goto('/integrations');
    if (path === settings.path) {
      await list.card('HubSpot').getByRole('button', { name: scopes }).click();
    }
    await expect(page.getByText(loading)).toBeAttached();
    await expect.poll(asked).toHaveLength(1);
    await page.clock.fastForward(10_000);
    await expect(page.getByText(loading)).toBeAttached();
    expect(await asked()).toHaveLength(1);
    const givenUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith(path));
    await page.getByRole('link', { name: 'Dashboard' }).first().click();
    expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
    await page.clock.fastForward(30_000);
    await expect(new TeamPage(page).toasts).toHaveCount(0);
    await release();
    await page.goBack();
    await discovery.expects(page, 'good');
  }
  await list.card('HubSpot').getByRole('button', { name: scopes }).click();
  await settings.expects(page, 'good');
});

test('D09 answers that never come are given up after 30 s, with a way on', async ({
  page,
  backend,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await page.clock.install();
  await signInAs('admin');
  const heal = await breakReads(backend, new Map([discovery, settings].map((read) => [read, ''])), {
    fault: () => ({ hang: true }),
  });
  await page.goto('/integrations');
  await expect.poll(() => requests(backend, { path: discovery.path })).toHaveLength(1);
  await page.clock.fastForward(30_000);
  await discovery.expects(page, 'failed');
  await heal(discovery);
  await page.getByRole('button', { name: 'Retry' }).click();
  await discovery.expects(page, 'good');
  await list.card('HubSpot').getByRole('button', { name: scopes }).click();
  await expect.poll(() => requests(backend, { path: settings.path })).toHaveLength(1);
  await page.clock.fastForward(30_000);
  await settings.expects(page, 'failed');
});

test('D09 a status that never comes is one of the five', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await takeCode(backend, { hang: true });
  const { release, pass } = await openStanding(page, backend);
  await release();
  await pass(1900);
  for (let poll = 1; poll <= 5; poll += 1) {
    await page.clock.runFor(poll === 1 ? 200 : 1000);
    await expect.poll(() => requests(backend, status)).toHaveLength(poll);
    await page.clock.runFor(29_800);
    await expect(page.getByText(`${poll} of 5`)).toBeVisible();
    await page.clock.runFor(200);
  }
  await expect(new IntegrationsPage(page).toast(/setup is in progress/)).toBeVisible();
  expect(await requests(backend, status)).toHaveLength(5);
});

test('S03 S08 the session ends under the list: one refresh, told once, nothing sent after', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await backend.fault({ service: 'integrations', method: 'GET', status: 401 });
  const refresh = await backend.fault({
    path: '/v1/refresh',
    status: 401,
    body: { error: { code: 'NO', message: 'No' } },
  });
  await page.goto('/integrations');
  await expectExpired(page);
  await expectNothingPrivateAfter(backend);

  await backend.heal(refresh);
  await signInAs('admin');
  await backend.clearLog();
  await page.goto('/integrations');
  await expect(page).toHaveURL(/\/auth$/);
  expect(await refreshes(backend)).toHaveLength(1);
  expect(await requests(backend, { path: discovery.path })).toHaveLength(2);
});

for (const { title, needsClock, run } of writeFaults) {
  const names = integrationWrites.map(({ name }) => name).join(', ');
  test(`${title}: ${names}`, async ({ page, context, backend, signInAs }) => {
    if (needsClock) await page.clock.install();
    await signInAs('admin');
    for (const write of integrationWrites) {
      await test.step(write.name, () => run({ page, context, backend, signInAs }, write));
    }
  });
}

for (const [name, isAnswered] of [
  ['is over', true],
  ['hangs, 3 s at most', false],
] as const) {
  test(`S16 the provider’s page is gone to once a refresh ${name}`, async ({
    page,
    context,
    backend,
    signInAs,
  }) => {
    const connect = integrationWrites.find(({ name }) => name === 'connect');
    if (!connect) throw new Error('no connect');
    await page.clock.install();
    await signInAs('admin');
    await leavesAfterRefresh({ page, context, backend, signInAs }, connect, { isAnswered });
  });
}
