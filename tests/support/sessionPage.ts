import { demoPassword } from '@platform/sandbox';
import { expect } from 'playwright/test';
import type { Locator, Page } from 'playwright/test';
import type { LoggedRequest, SandboxControl } from '@platform/sandbox/testing';

const sessionKeys = ['fa_access_token', 'fa_refresh_token', 'fa_id_token', 'user_data'] as const;
type StoredSession = Partial<Record<(typeof sessionKeys)[number], string>>;

/** Returns the stored session of the browser; `{}` if there is none. */
export async function storedSession(page: Page): Promise<StoredSession> {
  return page.evaluate((keys) => {
    const entries = keys.map((key) => [key, localStorage.getItem(key)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== null));
  }, sessionKeys);
}

/** Stores a session, or a part of one, as another tab of the same browser would. */
export async function storeSession(page: Page, session: StoredSession): Promise<void> {
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, session);
}

export async function goOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
}

export async function goOnline(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
    window.dispatchEvent(new Event('online'));
  });
}

/** Follows links of the app to the team, without a page load. */
export async function followLinksToTeam(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Teams' }).click();
}

/** Waits until the bell has its count: the frame sends no further request within a minute. */
export async function waitForBellCount(page: Page): Promise<void> {
  const bell = page.getByRole('link', {
    name: 'Notifications',
    exact: true,
    // Also counts behind a dialog.
    includeHidden: true,
  });
  await expect(bell).toHaveAccessibleDescription(/unread/);
}

/** Opens the team and waits until the frame has sent all of its requests. */
export async function openTeam(page: Page): Promise<void> {
  await page.goto('/settings/teams');
  await expect(memberRow(page, 'Priya Nair')).toBeVisible();
  await waitForBellCount(page);
}

export const memberRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ hasText: name });

/** Locates the message that the services ended the session; it stays on the sign-in page. */
const expiredMessage = (page: Page): Locator => page.getByRole('alert');
export const expiredText = 'Session expired. Please login again.';

/** Expects the state after an ended session: signed out at /auth, with one message. */
export async function expectExpired(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/auth$/);
  await expect(expiredMessage(page)).toHaveText(expiredText);
  expect(await storedSession(page)).toEqual({});
}

export async function requests(
  backend: SandboxControl,
  filter: Parameters<SandboxControl['log']>[0] = {},
): Promise<LoggedRequest[]> {
  return (await backend.log(filter)).filter(({ method }) => method !== 'OPTIONS');
}

export const refreshes = (backend: SandboxControl): Promise<LoggedRequest[]> =>
  requests(backend, { path: '/v1/refresh' });

export async function signOut(page: Page, name = 'Priya Nair'): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

/** Sets the cookie of a new session, without tokens. */
export async function setSessionCookie(page: Page, authUrl: string, email: string): Promise<void> {
  await page.goto('/config.json');
  const query = new URLSearchParams({
    email,
    password: demoPassword,
    frontend_redirect_uri: new URL('/auth', page.url()).href,
  });
  const status = await page.evaluate(async (address) => {
    const json = { 'content-type': 'application/json' };
    const init = { method: 'POST', credentials: 'include', headers: json, body: 'null' } as const;
    return (await fetch(address, init)).status;
  }, `${authUrl}/v1/login?${query}`);
  expect(status).toBe(200);
}

export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Checks the page for texts at every change. Returns a function that lists those ever shown. */
export async function watchFor(
  page: Page,
  texts: readonly string[],
): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle((watchedTexts) => {
    const found: string[] = [];
    const look = () => {
      const { textContent } = document.body;
      found.push(
        ...watchedTexts.filter((text) => textContent.includes(text) && !found.includes(text)),
      );
    };
    look();
    const everything = { subtree: true, childList: true, characterData: true };
    new MutationObserver(look).observe(document.body, everything);
    return found;
  }, texts);
  return () => seen.jsonValue();
}
