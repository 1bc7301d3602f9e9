import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';
import {
  expiredText,
  openTeam,
  refreshes,
  requests,
  storedSession,
} from '../support/sessionPage.ts';

/** Freezes a page as the back/forward cache does, as far as other tabs can tell: it hears nothing. */
async function deafen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true);
  });
}

/**
 * Lets a page come out of the back/forward cache, which the test browser does not have, and notes
 * which texts a person could see from then on: in any frame, and as soon as the page is shown.
 *
 * @returns asks which of the texts were seen, the last document of the page included
 */
async function comeBack(page: Page, texts: readonly string[]): Promise<() => Promise<string[]>> {
  const seen = new Set<string>();
  await page.exposeFunction('noteSeen', (text: string) => seen.add(text));
  await page.evaluate((watched) => {
    const { noteSeen } = window as unknown as { noteSeen: (text: string) => void };
    const look = () => {
      const isShown = getComputedStyle(document.documentElement).visibility === 'visible';
      for (const text of watched) {
        if (isShown && document.body.innerText.includes(text)) noteSeen(text);
      }
    };
    const lookAtFrames = () => {
      look();
      requestAnimationFrame(lookAtFrames);
    };
    // Of what is shown between two frames only some comes to be drawn, by chance.
    new MutationObserver(look).observe(document.documentElement, { attributeFilter: ['style'] });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    lookAtFrames();
  }, texts);
  return async () => {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    return [...seen];
  };
}

const isShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.documentElement).visibility === 'visible');

test('P07 shows nothing of a page that comes back after a sign-out', async ({
  page,
  backend: _reset,
  signInAs,
}) => {
  await deafen(page);
  await signInAs('admin');
  await openTeam(page);
  await page.evaluate(() => localStorage.clear());
  const seen = await comeBack(page, ['Amara Okafor', 'Priya Nair']);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
  expect(await isShown(page)).toBe(true);
  expect(await seen()).toEqual([]);
});

test('P07 reloads a page that comes back to another person', async ({
  page,
  context,
  backend: _reset,
  signInAs,
}) => {
  await deafen(page);
  await signInAs('admin');
  await openTeam(page);
  const other = await context.newPage();
  await signInAs('stranger', other);
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: 'Inês Duarte' })).toBeVisible();

  const seen = await comeBack(page, ['Amara Okafor', 'Priya Nair', people.admin]);
  await expect(page.getByRole('row', { name: /Oskar Lindqvist/ })).toBeVisible();
  expect(await isShown(page)).toBe(true);
  expect(await seen()).toEqual([]);
});

test('P07 checks the session of the same person before the page shows again', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  await backend.clearLog();
  await backend.fault({ path: '/v1/me', delayMs: 60_000 });
  const seen = await comeBack(page, ['Amara Okafor']);
  await expect.poll(() => requests(backend, { path: '/v1/me' })).toHaveLength(1);
  expect(await isShown(page)).toBe(false);
  expect(await seen()).toEqual([]);
  await backend.heal();
  await expect.poll(() => isShown(page)).toBe(true);
  await expect.poll(seen).toEqual(['Amara Okafor']);
  expect(await requests(backend)).toHaveLength(1);
});

test('P07 ends where the service no longer knows the session of a page that comes back', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  await backend.expire({ refresh: true, cookies: true });
  const seen = await comeBack(page, ['Amara Okafor']);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(expiredText);
  expect(await seen()).toEqual([]);
  expect(await storedSession(page)).toEqual({});
});

test('P14 asks each thing once, and refreshes once, after a sleep of eight hours', async ({
  page,
  backend,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await openTeam(page);
  await backend.expire();
  await backend.clearLog();
  await page.clock.fastForward('08:00:00');
  await page.evaluate(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('focus'));
  });
  await page.clock.runFor(10_000);
  await expect(page.getByRole('row', { name: /Amara Okafor/ })).toBeVisible();
  await expect.poll(() => refreshes(backend)).toHaveLength(1);
  await expect
    .poll(async () => {
      const calls = await requests(backend, { path: '/v1/team/members' });
      return calls.filter(({ status }) => status === 200).length;
    })
    .toBe(1);
  const counts = new Map<string, number>();
  for (const { path, status } of await requests(backend)) {
    if (status === 200) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  expect([...counts.values()].filter((count) => count > 1)).toEqual([]);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
