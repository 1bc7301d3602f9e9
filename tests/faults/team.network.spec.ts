import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '@platform/sandbox/testing';
import { hold } from '../support/schedules.ts';
import { TeamPage } from '../support/teamPage.ts';

const membersPath = '/v1/team/members';
const failed = 'Failed to load team members';
const reads = (backend: SandboxControl) => backend.log({ method: 'GET', path: membersPath });

test('D08 a slow team shows that it loads, leaves the navigation free and is given up on leaving', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  await page.clock.install();
  await signInAs('admin');
  const release = await hold(backend, { method: 'GET', path: membersPath });
  await page.goto('/settings/teams');
  await expect(page.getByText('Loading team…')).toBeVisible();
  await expect.poll(() => reads(backend)).toHaveLength(1);
  await page.clock.fastForward(10_000);
  await expect(page.getByText('Loading team…')).toBeVisible();
  expect(await reads(backend)).toHaveLength(1);

  const givenUp = page.waitForEvent('requestfailed', (request) =>
    request.url().endsWith(membersPath),
  );
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect((await givenUp).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.clock.fastForward(30_000);
  await expect(team.toasts).toHaveCount(0);

  await release();
  await page.goBack();
  await expect(team.row('Amara Okafor')).toBeVisible();
  expect(await reads(backend)).toHaveLength(2);
});

test('D10 a network that comes and goes for a minute is got over alone', async ({
  page,
  context,
  backend,
  signInAs,
  expectedConsole,
}) => {
  const flaps = 15;
  const team = new TeamPage(page);
  expectedConsole.push(/role lookup failed/);
  await page.clock.install();
  await signInAs('admin');
  await team.open();
  await backend.fault({ method: 'GET', path: membersPath, drop: 'before' });
  await team.draftRole('Amara Okafor', 'Viewer');
  await backend.clearLog();
  for (let flap = 0; flap < flaps; flap += 1) {
    await context.setOffline(true);
    if (flap === 0) await team.choose('Amara Okafor', 'Save');
    await page.clock.fastForward(2000);
    expect(await team.toasts.count()).toBeLessThanOrEqual(3);
    await context.setOffline(false);
    await page.clock.fastForward(2000);
  }
  expect((await reads(backend)).length).toBeLessThanOrEqual(4 * flaps);
  await backend.heal();
  await page.clock.fastForward(10_000);
  await expect(page.getByText(failed)).toBeHidden();
  await team.expectRole('Amara Okafor', 'Editor');
  await expect(team.toasts).toHaveCount(0);
  expect(await backend.log({ method: 'PATCH' })).toEqual([]);
});

test('D10 a role lookup that is lost once takes away neither rights nor what was typed', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  const team = new TeamPage(page);
  expectedConsole.push(/role lookup failed/);
  await page.clock.install();
  await signInAs('admin');
  await team.open();
  await backend.fault({ path: '/v1/invite-user', status: 403, body: { message: 'Not now' } });
  // The invite asks for the tenant; a refusal for want of rights reads them again.
  const context = '/v1/rbac/user/context';
  await backend.fault({ method: 'GET', path: context, nth: 2, count: 1, status: 503, body: '' });
  await backend.clearLog();
  await team.invite('ada@new.example');
  await expect(team.dialog.getByText('Not now')).toBeVisible();
  await expect.poll(() => backend.log({ method: 'GET', path: '/v1/me' })).toHaveLength(1);
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue('ada@new.example');
  // What is missing is asked for again by itself.
  await page.clock.fastForward(1100);
  await expect.poll(() => backend.log({ method: 'GET', path: context })).toHaveLength(3);
  await team.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(team.inviteButton).toBeVisible();
  await expect(team.row('noor.haddad')).toBeVisible();
  await expect(page.getByText('Pending invites could not be loaded.')).toBeHidden();
});

/** What a failed read says about when to come again, and how long the client waits, in seconds. */
const waits = [
  { status: 503, headers: { 'retry-after': '2' }, seconds: 2 },
  {
    status: 503,
    // Counted from the answer's own date: the device's clock may be wrong.
    headers: {
      date: 'Sat, 21 Nov 2020 10:00:00 GMT',
      'retry-after': 'Sat, 21 Nov 2020 10:00:07 GMT',
    },
    seconds: 7,
  },
  { status: 429, headers: { 'retry-after': '99999' }, seconds: 30 },
  { status: 503, headers: { 'retry-after': '-1' }, seconds: 1 },
  { status: 503, headers: { 'retry-after': 'soon' }, seconds: 1 },
  { status: 404, headers: { 'retry-after': '1' }, seconds: null },
  { status: 400, headers: {}, seconds: null },
];

declare const loadTimes: number[];

/** Notes when, by the page's clock, the members were asked for. */
function noteLoads() {
  const times: number[] = [];
  const send = window.fetch.bind(window);
  Object.assign(window, { loadTimes: times });
  window.fetch = (input, init) => {
    const { url } = new Request(input);
    if (url.endsWith('/v1/team/members')) times.push(Date.now());
    return send(input, init);
  };
}

test('D11 a failed read comes again when its answer said so', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install({ time: '2026-11-21T10:00:00Z' });
  await page.clock.pauseAt('2026-11-21T10:00:01Z');
  await page.addInitScript(noteLoads);
  await signInAs('admin');
  for (const { status, headers, seconds } of waits) {
    const told = headers['retry-after'] ?? 'nothing';
    await test.step(`${status} with Retry-After ${told}: ${seconds ?? 'no'} s`, async () => {
      const fault = { method: 'GET', path: membersPath, status, headers, body: '' };
      const number = await backend.fault(fault);
      await backend.clearLog();
      await page.goto('/settings/teams');
      await expect(page.getByText(failed)).toBeVisible();
      await page.clock.runFor((seconds ?? 60) * 1000 + 100);
      const [first, second] = await page.evaluate(() => loadTimes);
      expect(second === undefined ? null : (second - (first ?? 0)) / 1000).toBe(seconds);
      await expect.poll(() => reads(backend)).toHaveLength(seconds === null ? 1 : 2);
      await backend.heal(number);
    });
  }
});

const others = [
  'billing',
  'notifications',
  'integrations',
  'chatbot',
  'voice',
  'knowledge',
  'content',
  'crm',
];

test('D12 the team works while the other eight services hang', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  for (const service of others) await backend.fault({ service, hang: true });
  await signInAs('admin');
  await team.open();
  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(team.toast('Role updated')).toBeVisible();
  await team.invite('ada@new.example');
  await expect(team.row('ada@new.example')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const refusals = [
  { name: 'an answer without CORS headers', fault: { method: 'GET', noCors: true } },
  { name: 'a preflight that fails', fault: { method: 'OPTIONS', status: 500, noCors: true } },
  { name: 'a 401 without CORS headers', fault: { method: 'GET', status: 401, noCors: true } },
];

test('D13 what no browser lets through is a failure of the network: no sign-out, no storm', async ({
  page,
  backend,
  signInAs,
  expectedConsole,
}) => {
  const team = new TeamPage(page);
  expectedConsole.push(/blocked by CORS policy/);
  await page.clock.install();
  await signInAs('admin');
  for (const { name, fault } of refusals) {
    await test.step(name, async () => {
      await backend.fault({ path: membersPath, ...fault });
      await backend.clearLog();
      await page.goto('/settings/teams');
      await expect(page.getByText(failed)).toBeVisible();
      for (const wait of [1100, 2100, 4100, 60_000, 60_000]) {
        await page.clock.fastForward(wait);
        await expect(page.getByText(failed)).toBeVisible();
      }
      const { method } = fault;
      const calls = async () => (await backend.log({ method, path: membersPath })).length;
      await expect.poll(calls).toBeGreaterThan(1);
      expect(await calls()).toBeLessThanOrEqual(4);
      expect(await backend.log({ method: 'POST', path: '/v1/refresh' })).toEqual([]);
      await expect(page).toHaveURL(/\/settings\/teams$/);
      await backend.heal();
      await page.getByRole('link', { name: 'Retry' }).click();
      await expect(team.row('Amara Okafor')).toBeVisible();
    });
  }
});
