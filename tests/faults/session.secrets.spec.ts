import type { Page } from 'playwright/test';
import { test } from '../support/frontHost.ts';
import { expect } from '../support/fixtures.ts';
import { chiara, consent, openConsent, returnAddress } from '../support/sessionGooglePage.ts';

/** Notes the address at each request a script of the page makes, from the very first on. */
async function watchAddress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { addressesAtRequests: seen });
    const original = window.fetch.bind(window);
    window.fetch = (...request) => {
      seen.push(window.location.href);
      return original(...request);
    };
  });
}

const addressesAtRequests = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { addressesAtRequests: string[] }).addressesAtRequests);

/** Every text in which a secret of the address could live on. */
const remains = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { navigation } = window as unknown as {
      navigation: { entries: () => { url: string | null }[] };
    };
    return [
      window.location.href,
      document.title,
      document.referrer,
      document.documentElement.outerHTML,
      JSON.stringify(window.history.state),
      ...navigation.entries().map(({ url }) => url ?? ''),
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      ...[localStorage, sessionStorage].flatMap((storage) =>
        Object.keys(storage).map((key) => storage.getItem(key) ?? ''),
      ),
    ];
  });

test('O14 takes code and state out of the address before the first request', async ({
  page,
  host,
  backend,
}) => {
  await watchAddress(page);
  const state = await openConsent(page);
  const address = await returnAddress(page);
  const code = address.searchParams.get('code') ?? '';
  expect(code.length).toBeGreaterThan(20);
  host.requests.length = 0;
  await backend.fault({ path: '/v1/oauth/google/callback', delayMs: 60_000 });

  await page.goto(address.href);
  await expect(page.getByText('Completing sign-in')).toBeVisible();
  expect(new Set(await addressesAtRequests(page))).toEqual(new Set([`${host.url}/auth/callback`]));
  expect(host.requests.filter(({ address: asked }) => asked.includes(code))).toHaveLength(1);
  await backend.heal();
  await expect(page.getByRole('button', { name: chiara.name })).toBeVisible();

  for (const text of await remains(page)) {
    expect(text).not.toContain(code);
    expect(text).not.toContain(state);
  }
  const referers = [...host.requests, ...(await backend.log())].map(({ referer }) => referer);
  expect(referers.filter(Boolean)).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain(code);
});

test('O14 takes the secrets out of the address also where the app cannot start', async ({
  page,
  host,
}) => {
  host.replace(/^\/config\.json/, { status: 404 });
  await page.goto('/auth/callback?code=secret-code&state=secret-state#access_token=secret-token');
  await expect(page.getByText('The app cannot start yet')).toBeVisible();
  for (const text of await remains(page)) expect(text).not.toContain('secret-');
});

test('O14 takes the token of an invite out of the address', async ({ page, host, backend }) => {
  await watchAddress(page);
  await page.goto('/invite/accept?token=secret-invite&lang=de');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(`${host.url}/invite/accept?lang=de`);
  for (const text of [...(await remains(page)), ...(await addressesAtRequests(page))]) {
    expect(text).not.toContain('secret-invite');
  }
  const referers = [...host.requests, ...(await backend.log())].map(({ referer }) => referer);
  expect(referers.filter(Boolean)).toEqual([]);
});

test('O14 leaves the address bar without secrets when the sign-in ends', async ({
  page,
  backend: _reset,
}) => {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await openConsent(page);
  await consent(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(addresses.filter((address) => /\/auth\/callback\?/.test(address)).length).toBeLessThan(2);
  await page.reload();
  await expect(page.getByRole('button', { name: chiara.name })).toBeVisible();
  for (const text of await remains(page)) expect(text).not.toMatch(/[?&]code=/);
});
