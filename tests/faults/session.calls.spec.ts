import { demoPassword } from '@platform/sandbox';
import { clientOf } from '../support/sessionClient.ts';
import { expect, people, test } from '../support/fixtures.ts';
import { startForeignService } from '../support/foreignService.ts';
import type { SandboxControl } from '@platform/sandbox/testing';
import { openTeam, refreshes, requests } from '../support/sessionPage.ts';
import { clickFiveTimes, TeamPage } from '../support/teamPage.ts';

const refusal = {
  status: 401,
  body: { error: { code: 'NO', message: 'The words of the service' } },
};

test('S10 a password that is refused is told in the words of the service', async ({
  page,
  backend,
}) => {
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

for (const { way, path, button } of [
  { way: 'an address', path: '/v1/login', button: 'Continue' },
  { way: 'the way to Google', path: '/v1/google-auth-url', button: 'Continue with Google' },
]) {
  test(`S10 ${way} that is refused is told in the words of the service`, async ({
    page,
    backend,
  }) => {
    await page.goto('/auth');
    await page.getByLabel('Email').fill(people.admin);
    await backend.fault({ path, ...refusal });

    await page.getByRole('button', { name: button, exact: true }).click();

    await expect(page.getByRole('main').getByText('The words of the service')).toBeVisible();
    expect(await refreshes(backend)).toEqual([]);
  });
}

/** Expects two requests that differ in nothing but the token: the first refused, the second taken. */
async function expectSentTwice(
  backend: SandboxControl,
  call: { method: string; path: string },
): Promise<void> {
  const [refused, taken, ...more] = await requests(backend, call);
  expect(refused?.status).toBe(401);
  expect(taken?.status).toBe(200);
  expect(more).toEqual([]);
  expect(refused?.bodyHash).not.toBeNull();
  expect(taken?.bodyHash).toBe(refused?.bodyHash);
  expect(taken?.tokenHash).not.toBe(refused?.tokenHash);
}

test('S26 a PATCH, and the PUT in its place, are replayed byte for byte and committed once', async ({
  page,
  backend,
  signInAs,
}) => {
  const path = '/v1/team/member/usr_nw07/role';
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();
  await backend.fault({ method: 'PATCH', path, status: 401, count: 1 });

  await team.changeRole('Mateus Almeida', 'Editor');

  await expect(team.toast('Role updated')).toBeVisible();
  await expectSentTwice(backend, { method: 'PATCH', path });
  expect(await backend.ledger('member.role_changed')).toHaveLength(1);

  await team.closeToasts();
  await backend.fault({ method: 'PATCH', path, status: 405, count: 1 });
  await backend.fault({ method: 'PUT', path, status: 401, count: 1 });
  await team.changeRole('Mateus Almeida', 'Viewer');

  await expect(team.toast('Role updated')).toBeVisible();
  await expectSentTwice(backend, { method: 'PUT', path });
  expect(await backend.ledger('member.role_changed')).toHaveLength(2);
});

test('S26 a form with a file is replayed byte for byte', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await openTeam(page);
  const { handle } = await clientOf(page);
  await backend.fault({ service: 'chatbot', path: '/v1/files', status: 401, count: 1 });
  await backend.fault({ service: 'chatbot', path: '/v1/files', status: 200, body: {} });

  await handle.evaluate(async ({ http }) => {
    const form = new FormData();
    form.set('title', 'Notes');
    form.set('file', new File([new Uint8Array(70_000).fill(7)], 'notes.bin'));
    const call = { service: 'chatbot', method: 'POST', path: '/v1/files', access: 'private' };
    await http.send(call as Parameters<typeof http.send>[0], { form });
  });

  await expectSentTwice(backend, { method: 'POST', path: '/v1/files' });
});

test('S27 the token is shown to no origin that a service redirects to', async ({
  page,
  backend,
  signInAs,
  runtimeConfig,
}) => {
  const stranger = await startForeignService();
  // The policy alone would stop this; the client is to stop it where a host has a laxer one.
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

test('M01 a sign-in that is pressed five times is sent once', async ({ page, backend }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);

  await clickFiveTimes(page.getByRole('button', { name: 'Continue', exact: true }));
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await clickFiveTimes(page.getByRole('button', { name: 'Sign in' }));

  await expect(page).toHaveURL(/\/dashboard$/);
  expect(
    await backend.log({ method: 'POST', path: '/v1/login' }),
    'once with the address, once with the password',
  ).toHaveLength(2);
});

test('M01 a sign-out that is pressed five times is sent once', async ({
  page,
  backend,
  signInAs,
}) => {
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
