import type { Page } from 'playwright/test';
import type { SandboxControl } from '@platform/sandbox/testing';
import { expect, people, test } from '../support/fixtures.ts';
import {
  waitForBellCount,
  followLinksToTeam,
  memberRow,
  openTeam,
  requests,
  signInByForm,
  signOut,
  storedSession,
} from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

/** Makes both storages of the page throw at every access. */
async function breakStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const broken = {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    };
    Object.defineProperties(window, { localStorage: broken, sessionStorage: broken });
  });
}

/** Writes a value to the storage of an open page. */
async function store(page: Page, key: string, value: string): Promise<void> {
  await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);
}

const notice = (page: Page) =>
  page.getByText('This browser blocks storage. You stay signed in only until you close');

const userButton = (page: Page) => page.getByRole('button', { name: 'Priya Nair', exact: true });

/** The calls that had a token. */
const privateCalls = async (backend: SandboxControl) =>
  (await requests(backend)).filter(({ hasAuthorization }) => hasAuthorization);

test('P01 a user signs in, works and signs out in a tab whose storage throws', async ({
  page,
  backend: _reset,
}) => {
  await breakStorage(page);
  const team = new TeamPage(page);
  await page.goto('/');

  await signInByForm(page, people.admin);

  await expect(notice(page)).toBeVisible();

  await followLinksToTeam(page);
  await team.changeRole('Amara Okafor', 'Viewer');

  await expect(team.toast('Role updated')).toBeVisible();

  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await signOut(page);

  await expect(page).toHaveURL(/\/auth$/);
});

test('P03 a truncated user_data is replaced by the user from the service', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await store(page, 'user_data', '{"id":');
  await backend.clearLog();

  await page.goto('/profile');

  await expect(userButton(page)).toBeVisible();
  expect(await requests(backend, { path: '/v1/me' })).toHaveLength(1);
  const stored = await storedSession(page);
  expect(JSON.parse(stored.user_data ?? '')).toMatchObject({
    id: 'usr_nw01',
    name: 'Priya Nair',
  });
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

test('P03 a stored theme that is markup counts as the system theme', async ({
  page,
  backend: _reset,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/config.json');
  await store(page, 'theme', '"><script>alert(1)</script>');

  await page.goto('/auth');

  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('P04 without cookies the sidebar works and its state is not stored', async ({
  page,
  signInAs,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await signInAs('admin');
  await page.goto('/dashboard');
  const toggle = page.getByRole('button', { name: 'Toggle sidebar' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');

  await toggle.click();

  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await page.reload();

  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(await page.context().cookies()).toEqual([]);
});

test('P12 a page whose storage another tab clears is signed out', async ({
  page,
  context,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await openTeam(page);
  const other = await context.newPage();
  await other.goto('/config.json');
  await backend.clearLog();

  await other.evaluate(() => localStorage.clear());

  await expect(page).toHaveURL(/\/auth$/);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByText('Amara Okafor')).toHaveCount(0);
  expect(await privateCalls(backend)).toEqual([]);
});

test('P12 a page whose own storage was cleared is signed out at the next call, which is not sent', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const team = new TeamPage(page);
  await team.open();
  await waitForBellCount(page);
  await backend.clearLog();
  await page.evaluate(() => localStorage.clear());

  await team.changeRole('Amara Okafor', 'Viewer');

  await expect(page).toHaveURL(/\/auth$/);
  await expect(memberRow(page, 'Amara Okafor')).toHaveCount(0);
  expect(await privateCalls(backend)).toEqual([]);
  expect(await backend.committedWrites('member.role_changed')).toEqual([]);
});
