import { expect, people, test } from '../support/fixtures.ts';
import {
  consent,
  exchanges,
  failureText,
  invalidState,
  openConsent,
  returnUrl,
} from '../support/sessionGooglePage.ts';
import { signInByForm, signOut } from '../support/sessionPage.ts';

test('O02 a repeated return is rejected, and a signed-in user stays signed in', async ({
  page,
  context,
  backend,
}) => {
  await openConsent(page);
  const address = await returnUrl(page);
  await page.goto(address.href);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await exchanges(backend)).toHaveLength(1);
  const second = await context.newPage();

  await page.goto(address.href);
  await second.goto(address.href);

  await expect(failureText(page)).toHaveText(invalidState);
  await expect(failureText(second)).toHaveText(invalidState);
  expect(await exchanges(backend)).toHaveLength(1);
  await page.reload();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: 'Chiara Ricci' })).toBeVisible();
});

test('O05 a cancelled consent is reported, and can be retried', async ({ page, backend }) => {
  await openConsent(page);

  await page.getByRole('button', { name: 'Cancel' }).click();

  await expect(failureText(page)).toHaveText('You cancelled at Google. Nothing was changed.');
  expect(await exchanges(backend)).toEqual([]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await consent(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await exchanges(backend)).toHaveLength(1);
});

/** External URLs in parameters that other products follow. */
const elsewhere = new URLSearchParams({
  next: '//evil.test/x',
  return: '/\\evil.test',
  return_to: 'https://evil.test/',
  redirect: 'javascript:alert(1)',
  redirect_uri: 'https:evil.test',
  url: 'data:text/html,x',
}).toString();

test('O11 follows no external URL from a query, before or after sign-in', async ({
  page,
  baseURL,
  backend: _reset,
}) => {
  const origins = new Set<string>();
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin));

  await page.goto(`/auth?${elsewhere}`);
  await signInByForm(page, people.admin);
  await page.goto(`/dashboard?${elsewhere}`);
  await signOut(page);

  await expect(page).toHaveURL(/\/auth$/);
  expect([...origins]).toEqual([baseURL]);
});
