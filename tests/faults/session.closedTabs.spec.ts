import type { BrowserContext, Page } from 'playwright/test';
import { clientOf } from '../support/sessionClient.ts';
import { expect, test } from '../support/fixtures.ts';
import type { SandboxControl } from '@platform/sandbox/testing';
import { expectExpired, memberRow, openTeam, refreshes } from '../support/sessionPage.ts';
import { openTeamInNewTab, waitForPendingLock } from '../support/sessionTabs.ts';

/** Opens a tab that spends the refresh token; its response is never read. */
async function openRefreshingTab(context: BrowserContext, backend: SandboxControl): Promise<Page> {
  const tab = await openTeamInNewTab(context);
  const client = await clientOf(tab);
  await backend.expire();
  await backend.clearLog();
  await backend.fault({ path: '/v1/refresh', count: 1, delayResponseMs: 600_000 });
  client.send([{ path: '/v1/me' }]).catch(() => {});
  await expect.poll(() => backend.committedWrites('session.refreshed')).toHaveLength(1);
  return tab;
}

for (const { way, end, most: maxRefreshes } of [
  { way: 'reloaded', end: (tab: Page) => tab.reload(), most: 3 },
  { way: 'killed', end: (tab: Page) => tab.goto('chrome://crash').catch(() => null), most: 2 },
]) {
  test(`S15 with a grace period the session survives if the tab that refreshes is ${way}`, async ({
    page,
    context,
    backend,
    signInAs,
  }) => {
    await backend.set({ refreshGraceSeconds: 10 });
    await signInAs('admin');
    await openTeam(page);
    const client = await clientOf(page);
    const refreshing = await openRefreshingTab(context, backend);
    const response = client.send([{ path: '/v1/me' }]);
    await waitForPendingLock(page);

    await end(refreshing);

    expect(await response).toMatchObject([{ isOk: true }]);
    await expect(memberRow(page, 'Priya Nair')).toBeVisible();
    expect(await backend.committedWrites('session.reuse')).toEqual([]);
    expect((await refreshes(backend)).length).toBeLessThanOrEqual(maxRefreshes);
  });
}

test('S15 without a grace period the session ends once if the tab that refreshes is closed', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await backend.set({ refreshGraceSeconds: 0 });
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);
  const refreshing = await openRefreshingTab(context, backend);
  const response = client.send([{ path: '/v1/me' }]);
  await waitForPendingLock(page);

  await refreshing.close();

  expect(await response).toMatchObject([{ isOk: false }]);
  await expectExpired(page);
  await page.clock.runFor(5000);
  await expectExpired(page);
  await expect(page.getByRole('alert')).toHaveCount(1);
  expect((await refreshes(backend)).length).toBeLessThanOrEqual(2);
});
