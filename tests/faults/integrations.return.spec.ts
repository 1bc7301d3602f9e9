import { expect, test } from '../support/fixtures.ts';
import {
  expectStep,
  integrationCallsOf,
  returnTo,
  slackReturn,
  takeCode,
} from '../support/integrationsReturn.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { findLeaks, textLocationsOf } from '../support/leaks.ts';
import { hold } from '../support/pageClock.ts';
import { requests } from '../support/sessionPage.ts';

test.beforeEach(async ({ signInAs }) => signInAs('admin'));

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
  expect(findLeaks(await textLocationsOf(page), [code, state])).toEqual([]);

  await new IntegrationsPage(page).expectBack();
  expect(findLeaks(await textLocationsOf(page), [code, state])).toEqual([]);
  const log = await backend.log();
  expect(log.filter(({ referer }) => referer?.includes('secret'))).toEqual([]);
});

test('O14 S23 removes both if the session has ended, and posts nothing', async ({
  page,
  backend,
}) => {
  await backend.expire({ refresh: true, cookies: true });

  await page.goto(slackReturn);

  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  const locations = await textLocationsOf(page);
  expect(findLeaks(locations, ['the-code', 'the-state'])).toEqual([]);
  expect(await integrationCallsOf(backend)).toEqual([]);
});
