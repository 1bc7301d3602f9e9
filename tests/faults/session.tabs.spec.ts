import type { BrowserContext, Page } from 'playwright/test';
import { clientOf } from '../support/sessionClient.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  expectExpired,
  expiredText,
  memberRow,
  openTeam,
  refreshes,
  requests,
  signOut,
  storedSession,
} from '../support/sessionPage.ts';

/** Opens the team in so many tabs of one browser. */
async function openTabs(context: BrowserContext, first: Page, count: number): Promise<Page[]> {
  const more = Array.from({ length: count - 1 }, () => context.newPage());
  const tabs = [first, ...(await Promise.all(more))];
  for (const tab of tabs) await openTeam(tab);
  return tabs;
}

test('S12 refreshes once for many tabs, at the same 401 and reloaded together', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  const rounds = 3;
  await signInAs('admin');
  const tabs = await openTabs(context, page, 5);
  const clients = await Promise.all(tabs.map((tab) => clientOf(tab)));
  for (const count of [2, 5]) {
    await test.step(`${count} tabs that meet a 401 at the same instant`, async () => {
      await backend.clearLog();
      for (let round = 1; round <= rounds; round += 1) {
        await backend.expire();
        await backend.barrier({ method: 'GET', path: '/v1/me', count });
        const calls = clients.slice(0, count).map(({ send }) => send([{ path: '/v1/me' }]));
        const outcomes = (await Promise.all(calls)).flat();
        expect(outcomes.map(({ isOk }) => isOk)).toEqual(calls.map(() => true));
        expect(await refreshes(backend)).toHaveLength(round);
      }
      const sent = await refreshes(backend);
      expect(new Set(sent.map(({ bodyHash }) => bodyHash)).size).toBe(rounds);
      expect(await backend.ledger('session.reuse')).toEqual([]);
      for (const tab of tabs) {
        await expect(memberRow(tab, 'Priya Nair')).toBeVisible();
        await expect(tab.getByRole('alert')).toHaveCount(0);
      }
    });
  }
  await test.step('all of them reloaded together', async () => {
    await backend.expire();
    await backend.clearLog();
    await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) await expect(memberRow(tab, 'Priya Nair')).toBeVisible();
    expect(await refreshes(backend)).toHaveLength(1);
  });
});

/** Runs in a page: what another tab writes is seen 300 ms late, as it can be on a busy machine. */
function seeStorageLate(): void {
  const { prototype } = Storage;
  const get: Storage['getItem'] = Reflect.get(prototype, 'getItem');
  const set: Storage['setItem'] = Reflect.get(prototype, 'setItem');
  const seen = new Map<string, string | null>();
  prototype.getItem = function getItem(key) {
    if (this !== localStorage) return get.call(this, key);
    if (!seen.has(key)) seen.set(key, get.call(this, key));
    return seen.get(key) ?? null;
  };
  prototype.setItem = function setItem(key, value) {
    if (this === localStorage) seen.set(key, value);
    set.call(this, key, value);
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key !== null) setTimeout(() => seen.set(key, newValue), 300);
  });
}

test('S12 refreshes once where a tab sees late what another one stored', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await context.addInitScript(seeStorageLate);
  const tabs = await openTabs(context, page, 3);
  const clients = await Promise.all(tabs.map((tab) => clientOf(tab)));
  await backend.clearLog();
  for (let round = 1; round <= 3; round += 1) {
    await backend.expire();
    await backend.barrier({ method: 'GET', path: '/v1/me', count: tabs.length });
    const outcomes = await Promise.all(clients.map(({ send }) => send([{ path: '/v1/me' }])));
    expect(outcomes.flat().map(({ isOk }) => isOk)).toEqual(tabs.map(() => true));
    expect(await refreshes(backend)).toHaveLength(round);
  }
  expect(await backend.ledger('session.reuse')).toEqual([]);
});

test('S14 adopts the tokens of a tab that rotated while this one was refused', async ({
  page,
  context,
  backend,
  signInAs,
  sandbox,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);
  const sibling = await context.newPage();
  await sibling.goto('/config.json');
  await backend.expire();
  const { fa_refresh_token: spent } = await storedSession(page);
  const renewed = (await (
    await fetch(`${sandbox.serviceUrls.auth}/v1/refresh`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh_token: spent }),
    })
  ).json()) as Record<string, string>;
  await backend.clearLog();
  await backend.fault({ path: '/v1/refresh', status: 401 });

  await page.clock.pauseAt(Date.now() + 60_000);
  const refused = page.waitForResponse((answer) => answer.url().endsWith('/v1/refresh'));
  const sent = client.send([{ path: '/v1/me' }]);
  await refused;
  await sibling.evaluate((tokens) => {
    for (const kind of ['refresh', 'id', 'access']) {
      localStorage.setItem(`fa_${kind}_token`, tokens[`${kind}_token`] ?? '');
    }
  }, renewed);
  const adopted = () => storedSession(page).then((stored) => stored.fa_access_token);
  await expect.poll(adopted).toBe(renewed['access_token']);
  await page.clock.runFor(300);
  expect(await sent).toMatchObject([{ isOk: true }]);
  expect(await refreshes(backend)).toHaveLength(1);
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
});

const endings: [string, (tab: Page) => Promise<unknown>][] = [
  ['closed', (tab) => tab.close()],
  ['reloaded', (tab) => tab.reload()],
  ['killed', (tab) => tab.goto('chrome://crash').catch(() => null)],
];

for (const grace of [0, 10]) {
  const result = grace === 0 ? 'ends cleanly at /auth' : 'survives within the grace time';

  test(`S15 ${result} when the tab that refreshes goes`, async ({
    page,
    context,
    backend,
    sandbox,
    signInAs,
  }) => {
    await page.clock.install();
    await sandbox.app.request('/sandbox/settings', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refreshGraceSeconds: grace }),
    });

    async function endWhileRefreshing(name: string, end: (tab: Page) => Promise<unknown>) {
      const before = (await backend.ledger('session.refreshed')).length;
      const doomed = await context.newPage();
      await openTeam(doomed);
      const client = await clientOf(page);
      const holder = await clientOf(doomed);
      await backend.expire();
      await backend.clearLog();
      // The server has spent the token; its answer is never read.
      await backend.fault({ path: '/v1/refresh', count: 1, delayAnswerMs: 600_000 });
      holder.send([{ path: '/v1/me' }]).catch(() => {});
      await expect.poll(() => refreshes(backend)).toHaveLength(1);
      await expect.poll(() => backend.ledger('session.refreshed')).toHaveLength(before + 1);
      const waiting = client.send([{ path: '/v1/me' }]);
      await expect
        .poll(() => page.evaluate(async () => (await navigator.locks.query()).pending?.length))
        .toBe(1);
      await end(doomed);

      expect(await waiting).toMatchObject([{ isOk: grace > 0 }]);
      // What is dead takes no part in what the clock does.
      await doomed.close();
      if (grace > 0) {
        await expect(memberRow(page, 'Priya Nair')).toBeVisible();
        expect(await backend.ledger('session.reuse')).toEqual([]);
      } else {
        await expectExpired(page);
        await page.clock.runFor(5000);
        await expect(page.getByRole('alert')).toHaveCount(0);
        await expect(page).toHaveURL(/\/auth$/);
      }
      expect((await refreshes(backend)).length).toBeLessThanOrEqual(name === 'reloaded' ? 3 : 2);
      await backend.heal();
    }

    for (const [index, [name, end]] of endings.entries()) {
      await test.step(name, async () => {
        if (index === 0 || grace === 0) {
          await signInAs('admin');
          await openTeam(page);
        }
        await endWhileRefreshing(name, end);
      });
    }
  });
}

test('S17 signs out every tab with the first', async ({ page, context, backend, signInAs }) => {
  await signInAs('admin');
  const tabs = await openTabs(context, page, 3);
  await signOut(page);
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/auth$/);
    await expect(tab.getByText('Priya Nair')).toHaveCount(0);
    await expect(tab.getByText('northwind.example')).toHaveCount(0);
    await expect(tab.getByText(expiredText)).toHaveCount(0);
  }
  await backend.clearLog();
  for (const tab of tabs) {
    await tab.bringToFront();
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    const client = await clientOf(tab);
    expect(await client.send([{ path: '/v1/team/members' }])).toMatchObject([
      { isOk: false, status: 401 },
    ]);
  }
  expect(await requests(backend)).toEqual([]);
});

test('S28 works without Web Locks and without channels', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'locks');
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });
  await signInAs('admin');
  const [tab = page, sibling = page] = await openTabs(context, page, 2);
  expect(await tab.evaluate(() => 'locks' in navigator || 'BroadcastChannel' in window)).toBe(
    false,
  );
  const client = await clientOf(tab);
  const other = await clientOf(sibling);

  await backend.expire();
  await backend.clearLog();
  await backend.barrier({ method: 'GET', path: '/v1/me', count: 4 });
  const four = Array.from({ length: 4 }, () => ({ path: '/v1/me' }));
  expect((await client.send(four)).map(({ isOk }) => isOk)).toEqual([true, true, true, true]);
  expect(await refreshes(backend)).toHaveLength(1);

  // The other tab takes over what this one stored, also where it was refused itself meanwhile.
  expect(await other.send([{ path: '/v1/me' }])).toMatchObject([{ isOk: true }]);
  expect(await refreshes(backend)).toHaveLength(1);
  await backend.expire();
  await backend.fault({ path: '/v1/refresh', count: 1, status: 401 });
  const [refused, rotated] = [other.send([{ path: '/v1/me' }]), client.send([{ path: '/v1/me' }])];
  expect((await Promise.all([refused, rotated])).flat().map(({ isOk }) => isOk)).toEqual([
    true,
    true,
  ]);
  expect(await backend.ledger('session.reuse')).toEqual([]);

  await signOut(tab);
  await expect(sibling).toHaveURL(/\/auth$/);
});
