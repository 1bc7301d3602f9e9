import { demoPassword } from '@platform/sandbox';
import { expect, people, test } from '../support/fixtures.ts';
import {
  chiara,
  consent,
  exchanges,
  failureText,
  invalidState,
  openConsent,
  returnAddress,
  waitingState,
} from '../support/sessionGooglePage.ts';
import { memberRow } from '../support/sessionPage.ts';

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
