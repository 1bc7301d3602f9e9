import type { Page } from 'playwright/test';
import { clientOf } from '../support/sessionClient.ts';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '@platform/sandbox/testing';
import { hold } from '../support/pageClock.ts';
import {
  followLinksToTeam,
  memberRow,
  refreshes,
  storedSession,
  waitForBellCount,
} from '../support/sessionPage.ts';

/** Waits until a refresh has spent its token, while its response is still pending. */
async function waitForSpentToken(backend: SandboxControl): Promise<void> {
  await expect.poll(() => backend.committedWrites('session.refreshed')).toHaveLength(1);
}

const tokenOf = async (page: Page) => (await storedSession(page)).fa_access_token;

test('S16 stores the tokens of a refresh although its page was left', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitForBellCount(page);
  const before = await tokenOf(page);
  await backend.expire();
  await backend.clearLog();
  const release = await hold(backend, { path: '/v1/refresh' });
  await followLinksToTeam(page);
  await waitForSpentToken(backend);

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await release();

  await expect.poll(() => tokenOf(page)).not.toBe(before);
  await page.getByRole('link', { name: 'Teams' }).click();
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
  expect(await refreshes(backend)).toHaveLength(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('S16 waits for the refresh before it reloads the page', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await backend.fault({ path: '/v1/team/members', status: 422 });
  await page.goto('/settings/teams');
  await expect(page.getByText('Fault 422 on demand')).toBeVisible();
  await waitForBellCount(page);
  const client = await clientOf(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await backend.expire();
  await backend.clearLog();
  await backend.fault({ path: '/v1/refresh', delayResponseMs: 600_000 });
  client.send([{ path: '/v1/me' }]).catch(() => {});
  await waitForSpentToken(backend);

  await page.getByRole('link', { name: 'Retry' }).click();
  await page.clock.runFor(2000);
  expect(loads).toBe(0);
  await backend.heal();

  await expect.poll(() => loads).toBe(1);
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
  expect(await backend.committedWrites('session.reuse')).toEqual([]);
  expect(await refreshes(backend)).toHaveLength(1);
});

test('S16 waits no longer than 3 s for a refresh before it reloads the page', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await backend.fault({ path: '/v1/team/members', status: 422 });
  await page.goto('/settings/teams');
  const retry = page.getByRole('link', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await waitForBellCount(page);
  const client = await clientOf(page);
  await backend.expire();
  await backend.fault({ path: '/v1/refresh', hang: true });
  client.send([{ path: '/v1/me' }]).catch(() => {});
  await expect.poll(() => refreshes(backend)).toHaveLength(1);
  const loaded = page.waitForEvent('load');

  await retry.click();
  await page.clock.runFor(3000);

  await loaded;
});
