import { expect, test } from '../support/fixtures.ts';
import {
  discover,
  expectStep,
  failed,
  integrationCallsOf,
  openStanding,
  post,
  returnAddress,
  returnTo,
  slackReturn,
  status,
  takeCode,
} from '../support/integrationReturn.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { findLeaks, placesOf } from '../support/leaks.ts';
import { hold, quiet } from '../support/schedules.ts';
import { requests } from '../support/sessionPage.ts';

const isPost = (call: string) => call.startsWith('POST') && call.endsWith('/callback');

test('O12 calls nothing for a provider that is none', async ({ page, backend, signInAs }) => {
  await page.clock.install();
  await signInAs('admin');
  for (const provider of [
    '../../auth/logout',
    'a?b',
    'a#b',
    '%2e%2e',
    '__proto__',
    '..',
    'x'.repeat(10_000),
  ]) {
    await test.step(provider.slice(0, 20), async () => {
      await backend.clearLog();
      await page.goto(returnTo({ provider, code: 'c', state: 's' }));
      await expect(failed(page)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
      expect(await integrationCallsOf(backend)).toEqual([]);
      await page.clock.runFor(5000);
      await new IntegrationsPage(page).expectBack();
      expect(await integrationCallsOf(backend)).toEqual(['GET /v1/tools/discover']);
    });
  }
});

test('O12 tells a return without a provider', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await page.goto(returnTo({ code: 'c', state: 'unknown' }));
  await expect(
    page.getByRole('alert').getByText('Missing provider parameter').first(),
  ).toBeVisible();
  expect(await integrationCallsOf(backend)).toEqual([]);
});

test('O13 posts nothing where what returns is not the state that was sent', async ({
  page,
  backend,
  signInAs,
}) => {
  const list = new IntegrationsPage(page);
  await signInAs('admin');
  for (const [name, change] of [
    ['another', (url: URL) => url.searchParams.set('state', 'another')],
    ['none', (url: URL) => url.searchParams.delete('state')],
    ['two', (url: URL) => url.searchParams.append('state', 'another')],
  ] as const) {
    await test.step(name, async () => {
      await list.open();
      await list.leaveFor('Google Drive');
      const back = await returnAddress(page);
      change(back);
      back.searchParams.set('provider', 'google-drive');
      await page.goto(back.href);
      await expect(failed(page)).toBeVisible();
      await expect(
        page.getByText('Invalid state parameter. Please try again.').first(),
      ).toBeVisible();
      expect((await integrationCallsOf(backend)).filter(isPost)).toEqual([]);
    });
  }
});

test('O13 goes on where nothing was remembered, and lets the server decide', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto(slackReturn);
  await expect(failed(page)).toBeVisible();
  await expect(page.getByText('The code is not valid or was used before').first()).toBeVisible();
  expect((await integrationCallsOf(backend)).filter(isPost)).toEqual(['POST /v1/slack/callback']);
});

test('O14 X07 leaves neither code nor state anywhere', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await takeCode(backend, { body: { status: 'connected' } });
  const code = 'secret-code-of-slack';
  const state = 'secret-state-of-slack';
  const release = await hold(backend, { path: '/v1/me' }, 'before');
  await page.goto(returnTo({ provider: 'slack', code, state }), { waitUntil: 'commit' });
  await expect.poll(() => requests(backend, { path: '/v1/me' })).toHaveLength(1);
  expect(page.url()).toMatch(/\/integrations\/callback$/);
  await release();
  await expectStep(page, 'Checking the status');
  expect(findLeaks(await placesOf(page), [code, state])).toEqual([]);
  await new IntegrationsPage(page).expectBack();
  expect(findLeaks(await placesOf(page), [code, state])).toEqual([]);
  const log = await backend.log();
  expect(log.filter(({ referer }) => referer?.includes('secret'))).toEqual([]);
});

test('O14 S23 takes both away where the session has ended, and posts nothing', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await backend.expire({ refresh: true, cookies: true });
  await page.goto(slackReturn);
  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  const places = await placesOf(page);
  expect(findLeaks(places, ['the-code', 'the-state'])).toEqual([]);
  expect(await integrationCallsOf(backend)).toEqual([]);
});

test('D20 asks five times, whatever the status is, and says that setup goes on', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const answers = [
    { body: { status: 'error', error: 'Gone' } },
    { body: { status: 'pending' } },
    { status: 404 },
    { status: 500 },
    { body: '<!doctype html><p>Hello</p>', contentType: 'text/html' },
    { drop: 'before' },
  ] as const;
  const list = new IntegrationsPage(page);
  await takeCode(backend, answers[0]);
  const { release, again, pass } = await openStanding(page, backend);
  for (const [index, answer] of answers.entries()) {
    await test.step(JSON.stringify(answer), async () => {
      if (index === 0) {
        await release();
      } else {
        await backend.heal();
        await takeCode(backend, answer);
        await again();
      }
      await pass(6500);
      await expect(list.toast(/setup is in progress/)).toBeVisible();
      await pass(1500);
      await list.expectBack();
      expect(await requests(backend, status)).toHaveLength(5);
      expect(await requests(backend, post)).toHaveLength(1);
    });
  }
});

test('L02 never asks twice at once, and five times at most', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  // Longer than the wait between two questions.
  await takeCode(backend, { delayMs: 1500 });
  let running = 0;
  let most = 0;
  const isPoll = (url: string) => url.endsWith(status.path);
  page.on('request', (request) => {
    if (isPoll(request.url()) && request.method() === 'GET') most = Math.max(most, ++running);
  });
  page.on('requestfinished', (request) => {
    if (isPoll(request.url()) && request.method() === 'GET') running -= 1;
  });
  await page.goto(slackReturn);
  const list = new IntegrationsPage(page);
  await expect(list.toast(/setup is in progress/)).toBeVisible({ timeout: 40_000 });
  expect(most).toBe(1);
  expect(await requests(backend, status)).toHaveLength(5);
});

/** Moments of a return: what is under way, and how long after its code was answered. */
const moments = [
  { moment: 'while the code is posted', at: 'post', after: 0, shows: 'Saving the connection' },
  { moment: 'as the wait begins', at: 'wait', after: 0, shows: 'Connection saved' },
  { moment: 'at the end of the wait', at: 'wait', after: 1900, shows: 'Connection saved' },
  { moment: 'during the first poll', at: 'poll', after: 2100, shows: '1 of 5' },
  { moment: 'between two polls', at: 'wait', after: 2500, shows: '1 of 5' },
  { moment: 'after the third poll', at: 'wait', after: 4500, shows: '3 of 5' },
  { moment: 'before it leads back', at: 'wait', after: 6600, shows: 'Not confirmed yet' },
  { moment: 'while a failure is shown', at: 'failure', after: 2500, shows: 'Connection not saved' },
] as const;

test('L01 asks, opens and tells nothing after it was left', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  const taken = { status: 200, body: { success: true } };
  const standing = await openStanding(page, backend, taken);
  for (const [index, { moment, at, after, shows }] of moments.entries()) {
    await test.step(moment, async () => {
      const isRefused = at === 'failure';
      const release =
        index === 0 ? standing.release : await standing.again(isRefused ? { status: 400 } : taken);
      if (!isRefused) await takeCode(backend);
      const releasePoll = at === 'poll' ? await hold(backend, status, 'before') : null;
      if (at !== 'post') await release();
      if (releasePoll) await page.clock.runFor(after);
      else await standing.pass(after);
      await expectStep(page, shows);
      const told = await page.getByRole('region', { name: 'Messages' }).getByRole('button').count();

      await page.getByRole('link', { name: 'Dashboard' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
      await releasePoll?.();
      if (at === 'post') await release();
      await standing.settle();
      await backend.clearLog();
      await standing.pass(15_000);
      expect(await integrationCallsOf(backend)).toEqual([]);
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(told).toBe(shows === 'Not confirmed yet' || isRefused ? 1 : 0);
      await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
      await backend.heal();
    });
  }
});

test('X02 shows the words of an address as text, cleaned and short', async ({ page, signInAs }) => {
  await signInAs('admin');
  const words = '\u202E<img src=x onerror=window.hacked=1>\u0000 https://evil.test/ ';
  await page.goto(
    returnTo({ provider: 'slack', error: 'denied', error_description: words + 'a'.repeat(5000) }),
  );
  await expect(failed(page)).toBeVisible();
  const text = page.getByText(/^<img src=x onerror=window\.hacked=1> {1,3}https:\/\/evil\.test\//);
  await expect(text.first()).toBeVisible();
  expect((await text.first().textContent())?.length).toBeLessThanOrEqual(300);
  await expect(page.locator('main').getByRole('link', { name: /evil/ })).toHaveCount(0);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});

test('O04 a return that was left and come back to posts its code once', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await takeCode(backend, { body: { status: 'pending' } });
  await page.goto(slackReturn);
  await expectStep(page, 'Checking the status');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expectStep(page, 'Checking the status');
  for (let second = 0; second < 8; second += 1) {
    await page.clock.runFor(1000);
    await quiet(backend);
  }
  await new IntegrationsPage(page).expectBack();
  expect(await requests(backend, post)).toHaveLength(1);
  expect((await requests(backend, discover)).length).toBeGreaterThan(0);
});
