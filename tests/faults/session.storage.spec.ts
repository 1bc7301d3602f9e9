import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';
import {
  memberRow,
  openTeam,
  requests,
  signInByForm,
  storedSession,
} from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

const notice = (page: Page) =>
  page.getByText('This browser blocks storage. You stay signed in only until you close');

const userButton = (page: Page) => page.getByRole('button', { name: 'Priya Nair', exact: true });

test('P01 signs in for this tab where storage throws as it is touched', async ({
  page,
  backend: _reset,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  });
  const team = new TeamPage(page);
  await page.goto('/');
  await signInByForm(page, people.admin);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Teams' }).click();
  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(team.toast('Role updated')).toBeVisible();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await userButton(page).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
});

/** What a `user_data` may hold that nobody of ours wrote. */
const corrupt = [
  '{"id":',
  'null',
  '{"__proto__":{"polluted":1},"id":"usr_nw01"}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `"${'x'.repeat(4_900_000)}"`,
];

test('P03 removes a corrupt user_data and takes the person from the service', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/profile');
  await expect(userButton(page)).toBeVisible();
  for (const value of corrupt) {
    await page.evaluate((text) => localStorage.setItem('user_data', text), value);
    await backend.clearLog();
    await page.reload();
    const shown = value.slice(0, 40);
    await expect(userButton(page), shown).toBeVisible();
    expect(await requests(backend, { path: '/v1/me' }), shown).toHaveLength(1);
    const { user_data: stored = '' } = await storedSession(page);
    expect(JSON.parse(stored), shown).toMatchObject({ id: 'usr_nw01', name: 'Priya Nair' });
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
  }
});

test('P03 falls back to the system where the stored theme is unknown', async ({
  page,
  backend: _reset,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/auth');
  for (const value of ['', 'blue', '"><script>alert(1)</script>']) {
    await page.evaluate((text) => localStorage.setItem('theme', text), value);
    await page.reload();
    await expect(page.getByLabel('Email')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
});

test('P04 works, with a sidebar that is not remembered, where cookies are disabled', async ({
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

test('P12 is signed out where another tab empties the storage', async ({
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
  expect((await requests(backend)).filter(({ hasAuthorization }) => hasAuthorization)).toEqual([]);
});

test('P12 is signed out at the next call where its own storage went', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const team = new TeamPage(page);
  await team.open();
  await backend.clearLog();
  await page.evaluate(() => localStorage.clear());
  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(page).toHaveURL(/\/auth$/);
  await expect(memberRow(page, 'Amara Okafor')).toHaveCount(0);
  expect((await requests(backend)).filter(({ hasAuthorization }) => hasAuthorization)).toEqual([]);
  expect(await backend.ledger('member.role_changed')).toEqual([]);
});
