import { demoPassword } from '@platform/sandbox';
import { expect, people, test } from '../support/fixtures.ts';
import {
  chiara,
  consent,
  exchanges,
  failureText,
  googleFailed,
  invalidState,
  openConsent,
  plantState,
  returnAddress,
  waitingState,
} from '../support/googlePage.ts';
import { memberRow } from '../support/sessionPage.ts';

const tenMinutes = 10 * 60_000;

/** The address with another `state`; null takes it away. */
function withState(address: URL, state: string | null): string {
  const changed = new URL(address);
  if (state === null) changed.searchParams.delete('state');
  else changed.searchParams.set('state', state);
  return changed.href;
}

test('O01 refuses a state that differs, posts nothing and forgets the stored one', async ({
  page,
  backend,
}) => {
  const state = await openConsent(page);
  const address = await returnAddress(page);
  await page.goto(
    withState(
      address,
      state.replace(/.$/, (last) => (last === '0' ? '1' : '0')),
    ),
  );
  await expect(failureText(page)).toHaveText(invalidState);
  expect(await waitingState(page)).toBeNull();

  await page.goto(address.href);
  await expect(failureText(page)).toHaveText(invalidState);
  expect(await exchanges(backend)).toEqual([]);
});

test('O02 refuses a return that is shown again, and leaves who is signed in alone', async ({
  page,
  context,
  backend,
}) => {
  await openConsent(page);
  const consentAddress = page.url();
  await consent(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await exchanges(backend)).toHaveLength(1);

  await page.goto(consentAddress);
  const address = await returnAddress(page);
  const second = await context.newPage();
  for (const tab of [page, second]) {
    await tab.goto(address.href);
    await expect(failureText(tab)).toHaveText(invalidState);
  }
  await page.reload();
  await expect(page.getByRole('button', { name: chiara.name })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(consentAddress);
  await consent(page);
  await expect(failureText(page)).toHaveText(invalidState);
  expect(await exchanges(backend)).toHaveLength(1);
  await page.goto('/settings/teams');
  await expect(memberRow(page, chiara.name)).toBeVisible();
});

test('O02 says the same after a reload of a return that failed', async ({ page, backend }) => {
  await openConsent(page);
  const address = await returnAddress(page);
  await page.goto(withState(address, 'other'));
  await expect(failureText(page)).toHaveText(invalidState);
  await page.reload();
  await expect(failureText(page)).toHaveText(invalidState);
  await page.getByRole('link', { name: 'Use password' }).click();
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goBack();
  await expect(failureText(page)).toHaveText(invalidState);
  expect(await exchanges(backend)).toEqual([]);
});

test('O03 sends a state of at least 128 random bits', async ({ page, backend: _reset }) => {
  const states = [await openConsent(page), await openConsent(page)];
  for (const state of states) expect(state).toMatch(/^[\da-f]{32,}$/);
  expect(states[0]).not.toBe(states[1]);
});

const oddReturns: [string, (state: string) => string][] = [
  ['is missing', () => 'code=c'],
  ['is empty', () => 'code=c&state='],
  ['is repeated', (state) => `code=c&state=${state}&state=${state}`],
  ['is repeated with another first', (state) => `code=c&state=x&state=${state}`],
  ['is 100 kB long', (state) => `code=c&state=${state}${'x'.repeat(100_000)}`],
  ['has blanks around it', (state) => `code=c&state=%20${state}%20`],
  ['comes with a second code', (state) => `code=c&code=d&state=${state}`],
  ['comes without a code', (state) => `state=${state}`],
];

test('O03 refuses every other return than one whole state and code', async ({ page, backend }) => {
  for (const [name, queryOf] of oddReturns) {
    await page.goto(`/auth/callback?${queryOf(await plantState(page))}`);
    await expect(failureText(page), `a state that ${name}`).toHaveText(invalidState);
    expect(await waitingState(page), `a state that ${name}`).toBeNull();
  }
  expect(await exchanges(backend)).toEqual([]);
  await page.goto(`/auth/callback?code=c&state=${await plantState(page)}`);
  await expect(failureText(page)).toHaveText('The code is not valid or was used before');
  expect(await exchanges(backend)).toHaveLength(1);
});

test('O03 refuses a state that was never stored or is older than ten minutes', async ({
  page,
  context,
  browser,
  baseURL,
  backend,
}) => {
  await openConsent(page);
  const address = await returnAddress(page);
  const stranger = await browser.newContext({ baseURL: baseURL ?? '' });
  const strangersPage = await stranger.newPage();
  await strangersPage.goto(address.href);
  await expect(failureText(strangersPage)).toHaveText(invalidState);
  await stranger.close();

  const late = await context.newPage();
  await late.clock.setFixedTime(Date.now() + tenMinutes + 1000);
  await late.goto(address.href);
  await expect(failureText(late)).toHaveText(invalidState);
  expect(await exchanges(backend)).toEqual([]);
});

test('O04 exchanges a code once, however often the page mounts', async ({ page, backend }) => {
  await openConsent(page);
  await backend.fault({ path: '/v1/oauth/google/callback', delayAnswerMs: 60_000 });
  await consent(page);
  await expect(page.getByText('Completing sign-in')).toBeVisible();
  await expect.poll(() => exchanges(backend)).toHaveLength(1);
  for (let round = 0; round < 3; round += 1) {
    // What a link does: another page in the place of this one, and back.
    await page.evaluate(() => {
      window.history.pushState(null, '', '/auth');
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Completing sign-in')).toBeVisible();
  }
  await backend.heal();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: chiara.name })).toBeVisible();
  expect(await exchanges(backend)).toHaveLength(1);
});

const providerErrors: [string, string][] = [
  ['access_denied', 'You cancelled at Google. Nothing was changed.'],
  ['server_error', googleFailed],
  ['temporarily_unavailable&error_description=Try%20again%20later', googleFailed],
  ['', googleFailed],
];

test('O05 tells what the provider refused, offers the way back and posts nothing', async ({
  page,
  backend,
}) => {
  for (const [error, text] of providerErrors) {
    for (const hasState of [true, false]) {
      const state = await plantState(page);
      await page.goto(`/auth/callback?error=${error}${hasState ? `&state=${state}` : ''}`);
      await expect(failureText(page)).toHaveText(text);
      expect(await waitingState(page)).toBeNull();
    }
    await page.getByRole('link', { name: 'Use password' }).click();
    await expect(page.getByLabel('Email')).toBeVisible();
  }
  expect(await exchanges(backend)).toEqual([]);
});

test('O05 comes back from a cancelled consent and can try again', async ({ page, backend }) => {
  await openConsent(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(failureText(page)).toHaveText('You cancelled at Google. Nothing was changed.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await consent(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await exchanges(backend)).toHaveLength(1);
});

/** Addresses that are not ours, in the parameters that other products follow. */
const elsewhere = new URLSearchParams({
  next: '//evil.test/x',
  return: '/\\evil.test',
  return_to: 'https://evil.test/',
  redirect: 'javascript:alert(1)',
  redirect_uri: 'https:evil.test',
  url: 'data:text/html,x',
}).toString();

test('O11 follows no address that a query gives, neither in nor out', async ({
  page,
  backend: _reset,
}) => {
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(frame.url()));
  await page.goto(`/auth?${elsewhere}`);
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`/dashboard?${elsewhere}`);
  await page.getByRole('button', { name: 'Priya Nair', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  const origins = new Set(visited.map((address) => new URL(address).origin));
  expect([...origins]).toEqual([new URL(page.url()).origin]);
});
