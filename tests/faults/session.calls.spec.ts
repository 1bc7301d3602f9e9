import { demoPassword } from '@platform/sandbox';
import { clientOf } from '../support/sessionClient.ts';
import { expect, people, test } from '../support/fixtures.ts';
import { startForeignService } from '../support/foreignService.ts';
import { openTeam, refreshes } from '../support/sessionPage.ts';
import { clickFiveTimes } from '../support/teamPage.ts';

const refusal = {
  status: 401,
  body: { error: { code: 'NO', message: 'The words of the service' } },
};

test('S10 a rejected password shows the message of the service', async ({ page, backend }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await backend.fault({ path: '/v1/login', ...refusal });

  await page.getByRole('button', { name: 'Sign in' }).click();

  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /The words of the service/,
  );
  expect(await refreshes(backend)).toEqual([]);
});

test('S27 sends the token to no origin that a service redirects to', async ({
  page,
  backend,
  signInAs,
  runtimeConfig,
}) => {
  const stranger = await startForeignService();
  // The content security policy alone would prevent this; the client must do so even with a weaker
  // one.
  runtimeConfig['PLATFORM_EXTRA_URL'] = stranger.url;
  await signInAs('admin');
  await openTeam(page);
  const client = await clientOf(page);
  const headers = { location: `${stranger.url}/steal` };
  await backend.fault({ path: '/v1/away', status: 302, headers });

  const outcomes = await client.send([
    { service: 'auth', method: 'GET', path: '/v1/away' },
    { service: 'auth', method: 'POST', path: '/v1/away' },
    { service: 'crm', method: 'GET', path: '/v1/away' },
    { service: 'crm', method: 'DELETE', path: '/v1/away' },
  ]);

  expect(outcomes).toMatchObject([
    { isOk: false, kind: 'network' },
    { isOk: false, kind: 'network' },
    { isOk: false, kind: 'network' },
    { isOk: false, kind: 'network' },
  ]);
  expect(stranger.authorizations.length, 'the redirect of a read is followed').toBeGreaterThan(0);
  expect(stranger.authorizations.filter((sent) => sent !== undefined)).toEqual([]);
  await stranger.close();
});

test('M01 sends a sign-out once if pressed five times', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Priya Nair', exact: true }).click();

  await clickFiveTimes(page.getByRole('menuitem', { name: 'Sign out' }));

  await expect(page).toHaveURL(/\/auth$/);
  // Signing out does not wait for its call.
  const signOuts = () => backend.log({ method: 'POST', path: '/v1/auth/logout' });
  await expect.poll(signOuts).not.toHaveLength(0);
  await page.waitForLoadState('networkidle');
  expect(await signOuts()).toHaveLength(1);
});
