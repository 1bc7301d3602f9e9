import type { Page } from 'playwright/test';
import type { SandboxControl } from '@platform/sandbox/testing';
import { test } from '../support/frontHost.ts';
import type { FrontHost } from '../support/frontHost.ts';
import { expect } from '../support/fixtures.ts';
import { textLocationsOf } from '../support/leaks.ts';
import { chiara, consent, openConsent, returnUrl } from '../support/sessionGooglePage.ts';

/** Records the URL at each script request from the start. */
async function watchAddress(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const addresses: string[] = [];
    Object.assign(window, { addressesAtRequests: addresses });
    const original = window.fetch.bind(window);
    window.fetch = (...request) => {
      addresses.push(window.location.href.slice(window.location.origin.length));
      return original(...request);
    };
  });
}

/** Returns the distinct URLs, without origin, from which scripts sent requests. */
const addressesAtRequests = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...new Set((window as unknown as { addressesAtRequests: string[] }).addressesAtRequests),
  ]);

/** Returns the places of a page, including storage, that contain any of the texts. */
async function placesWith(page: Page, ...texts: string[]): Promise<string[]> {
  const locations = await textLocationsOf(page);
  return locations
    .filter((found) => texts.some((text) => found.text.includes(text)))
    .map(({ name }) => name);
}

/** Returns the referrers sent to the app's host and the services. */
async function referrers(host: FrontHost, backend: SandboxControl): Promise<string[]> {
  const requests = [...host.requests, ...(await backend.log())];
  return requests.flatMap(({ referer }) => referer || []);
}

test('O14 code and state leave the URL before the first request, and appear nowhere afterwards', async ({
  page,
  host,
  backend,
}) => {
  await watchAddress(page);
  const state = await openConsent(page);
  const address = await returnUrl(page);
  const code = address.searchParams.get('code') ?? '';
  expect(code).toMatch(/^.{21,}$/);
  expect(state).toMatch(/^.{21,}$/);
  await backend.fault({ path: '/v1/oauth/google/callback', delayMs: 60_000 });
  host.requests.length = 0;

  await page.goto(address.href);

  await expect(page.getByText('Completing sign-in')).toBeVisible();
  expect(await addressesAtRequests(page)).toEqual(['/auth/callback']);
  expect(host.requests.filter((request) => request.address.includes(code))).toHaveLength(1);

  await backend.heal();

  await expect(page.getByRole('button', { name: chiara.name })).toBeVisible();
  expect(await placesWith(page, code, state)).toEqual([]);
  expect(await referrers(host, backend)).toEqual([]);
  await page.goBack();
  expect(page.url()).not.toContain(code);
});

test('O14 the secrets leave the URL even if the app cannot start', async ({ page, host }) => {
  host.replace(/^\/config\.json/, { status: 404 });

  await page.goto('/auth/callback?code=secret-code&state=secret-state#access_token=secret-token');

  await expect(page.getByText('The app cannot start yet')).toBeVisible();
  expect(await placesWith(page, 'secret-')).toEqual([]);
});

test('O14 the token of an invite leaves the URL, other parameters stay', async ({
  page,
  host,
  backend,
}) => {
  await watchAddress(page);

  await page.goto('/invite/accept?token=secret-invite&lang=de');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL('/invite/accept?lang=de');
  expect(await addressesAtRequests(page)).toEqual(['/invite/accept?lang=de']);
  expect(await placesWith(page, 'secret-invite')).toEqual([]);
  expect(await referrers(host, backend)).toEqual([]);
});

test('O14 an ended sign-in leaves no code, also after a reload', async ({
  page,
  backend: _reset,
}) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await openConsent(page);

  await consent(page);

  await expect(page).toHaveURL(/\/dashboard$/);
  expect(visited.filter((address) => address.includes('/auth/callback?'))).toHaveLength(1);

  await page.reload();

  await expect(page.getByRole('button', { name: chiara.name })).toBeVisible();
  expect(await placesWith(page, '?code=', '&code=')).toEqual([]);
});
