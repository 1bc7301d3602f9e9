import { demoPassword } from '@platform/sandbox';
import type { Page } from 'playwright/test';
import { startCanary } from '../support/canary.ts';
import { expect, people, test } from '../support/fixtures.ts';
import { consent, openConsent } from '../support/sessionGooglePage.ts';
import { collectSecrets, findLeaks, placesOf } from '../support/leaks.ts';
import { TeamPage } from '../support/teamPage.ts';

/** The two addresses in which the spec wants a secret. */
const spoken = /\/v1\/(login|oauth\/google\/profile)\?/;

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
}

test('X07 leaves no secret anywhere on a way through the whole product', async ({
  page,
  context,
  server,
  backend,
}) => {
  const secrets = await collectSecrets(context);
  secrets.add(demoPassword);
  const lines: string[] = [];
  const addresses: string[] = [];
  const referers: string[] = [];
  context.on('console', (message) => lines.push(message.text()));
  context.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    for (const name of ['code', 'state']) secrets.add(searchParams.get(name) ?? '');
    if (!request.isNavigationRequest()) addresses.push(request.url());
  });
  context.on('requestfinished', (request) => {
    void request.headerValue('referer').then((referer) => referer && referers.push(referer));
  });
  const expectNone = async () => {
    expect(findLeaks(await placesOf(page), secrets)).toEqual([]);
  };

  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('not-the-password');
  secrets.add('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The email or the password is not right').first()).toBeVisible();
  const typed = (await placesOf(page)).filter(({ name }) => name !== 'field');
  expect(findLeaks(typed, secrets)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectNone();

  const team = new TeamPage(page);
  await team.open();
  await team.invite('new.colleague@northwind.example');
  await expect(team.toast('Invitation sent.')).toBeVisible();
  const [mail] = await backend.mails('new.colleague@northwind.example');
  const inviteToken = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
  expect(inviteToken).not.toBe('');
  secrets.add(inviteToken);
  await backend.expire();
  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(team.toast('Role updated')).toBeVisible();
  await expectNone();
  await page.goto(`/invite/accept?token=${inviteToken}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNone();

  await page.goto('/dashboard');
  await signOut(page, 'Priya Nair');
  await expectNone();
  await openConsent(page);
  await consent(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectNone();
  await signOut(page, 'Chiara Ricci');
  await expectNone();

  // Two sessions and one refresh of three tokens each, two passwords, a code, a state, a token.
  expect(secrets.size).toBeGreaterThanOrEqual(14);
  const said = lines.map((text) => ({ name: 'console', text }));
  const asked = addresses
    .filter((address) => !spoken.test(address))
    .map((text) => ({ name: 'request', text }));
  expect(findLeaks([...said, ...asked], secrets)).toEqual([]);
  // The provider's own pages may say where they are; ours never do.
  expect(referers.filter((referer) => referer.startsWith(server.url))).toEqual([]);
  const calls = (await backend.log()).filter(({ path }) => path.startsWith('/v1/'));
  expect(calls.filter(({ referer }) => referer !== null)).toEqual([]);
});

test('X07 keeps the password out of what the browser remembers of a failed sign-in', async ({
  page,
  backend,
}) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  // The first call is over: the faults are for those with the password.
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  for (const fault of [{ status: 500 }, { drop: 'before' }, { status: 401 }] as const) {
    await backend.fault({ path: '/v1/login', count: 1, ...fault });
    await page.getByLabel('Password', { exact: true }).fill(demoPassword);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    const places = (await placesOf(page)).filter(({ name }) => name !== 'field');
    expect(findLeaks(places, [demoPassword])).toEqual([]);
  }
});

const tour = [
  '/auth',
  '/auth/callback',
  '/dashboard',
  '/settings/teams',
  '/settings/teams?lang=hi',
  '/settings/teams?lang=te',
  '/profile',
  '/nowhere',
];

test('X09 asks no host but its own and the configured services', async ({
  page,
  context,
  server,
  sandbox,
  backend,
  signInAs,
  expectedConsole,
}) => {
  expectedConsole.push(/Content Security Policy/);
  const canary = await startCanary();
  const origins = new Set<string>();
  context.on('request', (request) => origins.add(new URL(request.url()).origin));
  await signInAs('admin');
  for (const path of tour) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const services = Object.values(sandbox.serviceUrls).map((address) => new URL(address).origin);
  const known = new Set(['null', server.url, ...services]);
  expect([...origins].filter((origin) => !known.has(origin))).toEqual([]);

  const me = { id: 'usr_nw01', email: people.admin, name: 'Priya Nair' };
  for (const picture of [
    `${canary.url}/me.png`,
    'javascript:alert(1)',
    '//evil.test/x',
    'x'.repeat(9999),
  ]) {
    await backend.heal();
    await backend.fault({ path: '/v1/me', body: { ...me, picture } });
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Priya Nair', exact: true })).toContainText('PN');
  }
  expect(canary.hits).toEqual([]);
  await canary.close();
});
