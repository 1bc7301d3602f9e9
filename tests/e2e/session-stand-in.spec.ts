import type { Page } from 'playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts';
import { expect, people, test } from '../support/fixtures.ts';

/** Keeps the app's own code away, as a slow network does, until what comes back is called. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Opens an address without waiting for the app. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'commit' });

const standIn = (page: Page) => page.locator('[data-stand-in] form');
const email = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true });

test('what was typed and pressed before the app arrived is answered once it has', async ({
  page,
  backend,
}) => {
  const letGo = await holdApp(page);
  await open(page, '/auth');
  await email(page).pressSequentially(people.admin);
  await page.keyboard.press('Enter');
  await next(page).click();
  await expect(standIn(page)).toBeVisible();
  letGo();
  await expect(page.getByRole('heading', { name: 'Enter your password' })).toBeVisible();
  await expect(page.getByText(people.admin)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(await backend.log({ method: 'POST', path: '/v1/login' })).toHaveLength(1);
});

test('a press on Google before the app arrived leads there', async ({ page, backend: _reset }) => {
  const letGo = await holdApp(page);
  await open(page, '/auth/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  letGo();
  await expect(page).toHaveURL(/\/identity\/authorize/);
});

test('half an email and the focus stay when the app takes over, and nothing moves', async ({
  page,
  backend: _reset,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const letGo = await holdApp(page);
  await expectAccessible(page, async () => {
    await open(page, '/auth');
    await expect(standIn(page)).toBeVisible();
  });
  await expectNoOverflow(page);
  await email(page).pressSequentially('priya');
  const before = await next(page).boundingBox();
  letGo();
  await expect(standIn(page)).toHaveCount(0);
  await expect(email(page)).toHaveValue('priya');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type('.nair');
  await expect(email(page)).toHaveValue('priya.nair');
  expect(await next(page).boundingBox()).toEqual(before);
});

test('a language chosen before the app arrived is taken on', async ({ page, backend: _reset }) => {
  const letGo = await holdApp(page);
  await open(page, '/auth');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  letGo();
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('nobody who is signed in, reads another language or goes elsewhere sees it', async ({
  page,
  signInAs,
}) => {
  const style = page.locator('link[href*="/assets/sign-in-"]');
  const script = page.locator('script[src*="/assets/boot-"]');
  for (const path of ['/auth?lang=de', '/auth/callback?error=access_denied', '/dashboard']) {
    await open(page, path);
    await expect(script).toHaveCount(1);
    await expect(style).toHaveCount(0);
  }
  await signInAs('admin');
  await open(page, '/auth');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(style).toHaveCount(0);
});
