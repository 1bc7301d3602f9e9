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
  takeCode,
} from '../support/integrationsReturn.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { findLeaks, placesOf } from '../support/leaks.ts';
import { hold, passSeconds } from '../support/schedules.ts';
import { requests } from '../support/sessionPage.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

test('O13 posts nothing where what returns is not the state that was sent', async ({
  page,
  backend,
}) => {
  const list = new IntegrationsPage(page);
  await list.open();
  await list.leaveFor('Google Drive');
  const back = await returnAddress(page);
  back.searchParams.set('state', 'another');
  back.searchParams.set('provider', 'google-drive');

  await page.goto(back.href);

  await expect(failed(page)).toBeVisible();
  await expect(page.getByText('Invalid state parameter. Please try again.').first()).toBeVisible();
  const calls = await integrationCallsOf(backend);
  expect(calls).not.toContainEqual(expect.stringMatching(/^POST .*\/callback$/));
});

test('O14 X07 leaves neither code nor state anywhere', async ({ page, backend }) => {
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
}) => {
  await backend.expire({ refresh: true, cookies: true });

  await page.goto(slackReturn);

  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  const places = await placesOf(page);
  expect(findLeaks(places, ['the-code', 'the-state'])).toEqual([]);
  expect(await integrationCallsOf(backend)).toEqual([]);
});

test('L01 asks, opens and tells nothing after it was left', async ({ page, backend }) => {
  const standing = await openStanding(page, backend, { status: 200, body: { success: true } });
  await takeCode(backend);
  await standing.release();
  await standing.pass(2500);
  await expectStep(page, '1 of 5');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await standing.settle();
  await backend.clearLog();
  await standing.pass(15_000);

  expect(await integrationCallsOf(backend)).toEqual([]);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
});

test('O04 a return that was left and come back to posts its code once', async ({
  page,
  backend,
}) => {
  await page.clock.install();
  await takeCode(backend, { body: { status: 'pending' } });
  await page.goto(slackReturn);
  await expectStep(page, 'Checking the status');

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await expectStep(page, 'Checking the status');
  await passSeconds(page, backend, 8);

  await new IntegrationsPage(page).expectBack();
  expect(await requests(backend, post)).toHaveLength(1);
  expect((await requests(backend, discover)).length).toBeGreaterThan(0);
});
