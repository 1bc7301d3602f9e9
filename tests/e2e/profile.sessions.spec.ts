import { expect, people, test } from '../support/fixtures.ts';
import { expectExpired, requests, signInByForm } from '../support/sessionPage.ts';
import type { Browser, Page } from 'playwright/test';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const sessionsOf = (page: Page) => page.getByRole('region', { name: 'Your sessions' });

/** Signs the admin in by the form, on a device of its own with its own cookies. */
async function signInOn(
  browser: Browser,
  device: { baseURL: string; userAgent: string },
): Promise<Page> {
  const context = await browser.newContext(device);
  const page = await context.newPage();
  await page.goto('/auth');
  await signInByForm(page, people.admin);
  return page;
}

test('SESSION-59 SESSION-60 SESSION-62 a phone is signed out from another device, and its next request ends in the sign-in', async ({
  browser,
  backend,
  server,
}) => {
  const baseURL = server.url;
  const phone = await signInOn(browser, { baseURL, userAgent: IPHONE });
  const desk = await signInOn(browser, { baseURL, userAgent: WINDOWS });
  await desk.goto('/account');
  const rows = sessionsOf(desk).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Chrome on Windows');
  await expect(rows.first()).toContainText('This device');
  await expect(rows.first().getByRole('button')).toHaveCount(0);
  await expect(rows.last()).toContainText('127.0.0.1');

  // The same list in another tab, which does not know of the end.
  const secondTab = await desk.context().newPage();
  await secondTab.goto('/account');
  const stale = sessionsOf(secondTab).getByRole('button', {
    name: 'Sign out there: Safari on iOS',
  });
  await expect(stale).toBeVisible();

  await sessionsOf(desk).getByRole('button', { name: 'Sign out there: Safari on iOS' }).click();
  await expect(desk.getByText('Signed out: Safari on iOS')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(sessionsOf(desk)).toContainText('You are signed in on no other device.');

  await stale.click();
  await expect(secondTab.getByText('Signed out: Safari on iOS')).toBeVisible();
  const ends = await requests(backend, { service: 'auth', method: 'DELETE' });
  expect(ends.map(({ status }) => status)).toEqual([200, 200]);

  await phone.getByRole('link', { name: 'CRM' }).click();
  await expectExpired(phone);
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth$/);
  await expect(phone.getByLabel('Email')).toBeVisible();
  await desk.reload();
  await expect(rows).toHaveCount(1);
  for (const each of [phone, desk]) await each.context().close();
});

test('SESSION-60 SESSION-61 failures keep the sessions, and all others end at once', async ({
  browser,
  backend,
  server,
}) => {
  const baseURL = server.url;
  const phone = await signInOn(browser, { baseURL, userAgent: IPHONE });
  const desk = await signInOn(browser, { baseURL, userAgent: WINDOWS });
  await desk.goto('/account');
  const section = sessionsOf(desk);
  const signOutThere = section.getByRole('button', { name: /^Sign out there/ });
  const id = await backend.fault({
    path: '/v1/sessions**',
    method: 'DELETE',
    status: 429,
    body: {},
  });

  await signOutThere.click();
  await expect(desk.getByText('Too many attempts. Wait a moment, then try again.')).toBeVisible();
  await expect(signOutThere).toBeVisible();

  const signOutOthers = desk.getByRole('button', { name: 'Sign out everywhere else' });
  await signOutOthers.click();
  const dialog = desk.getByRole('alertdialog', { name: 'Sign out everywhere else?' });
  await expect(dialog).toContainText('1 other session will end.');
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Too many attempts.');

  await backend.heal(id);
  await dialog.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(section).toContainText('You are signed in on no other device.');
  await phone.reload();
  await expect(phone).toHaveURL(/\/auth$/);
  for (const each of [phone, desk]) await each.context().close();
});

test('SESSION-63 without the feature there is no list and no request', async ({
  page,
  backend,
  runtimeConfig,
  signInAs,
}) => {
  runtimeConfig['PLATFORM_FEATURES'] = 'profile-edit';
  await signInAs('viewer');
  await page.goto('/account');
  await expect(page.getByRole('region', { name: 'Preferences' })).toBeVisible();
  await expect(sessionsOf(page)).toHaveCount(0);
  expect(await requests(backend, { path: '/v1/sessions' })).toEqual([]);
});
