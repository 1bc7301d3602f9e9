import { demoPassword } from '@platform/sandbox';
import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';
import { SecretWatch } from '../support/leaks.ts';
import { consent, openConsent } from '../support/sessionGooglePage.ts';
import { signOut } from '../support/sessionPage.ts';
import { showScreen } from '../support/showPath.ts';
import { TeamPage } from '../support/teamPage.ts';

async function enterEmail(page: Page): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
}

async function submitPassword(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('X07 a sign-in with a password, and the sign-out, leave no secret behind', async ({
  page,
  context,
  server,
  backend,
}) => {
  const watch = await SecretWatch.start(context);
  watch.secrets.add(demoPassword);

  await enterEmail(page);
  await submitPassword(page, demoPassword);
  await expect(page).toHaveURL(/\/dashboard$/);
  // The password and three tokens.
  expect(watch.secrets.size).toBe(4);
  expect(await watch.leaksIn(page)).toEqual([]);

  await signOut(page);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await watch.leaksIn(page)).toEqual([]);
  expect(watch.leaksInOutput()).toEqual([]);
  expect(watch.referersOf(server.url)).toEqual([]);
  expect((await backend.log()).filter(({ referer }) => referer !== null)).toEqual([]);
});

test('X07 a failed sign-in stores no password in the browser', async ({
  page,
  context,
  backend,
}) => {
  const watch = await SecretWatch.start(context);
  watch.secrets.add(demoPassword);
  await enterEmail(page);
  for (const fault of [{ status: 500 }, { drop: 'before' }, { status: 401 }] as const) {
    await backend.fault({ path: '/v1/login', count: 1, ...fault });

    await submitPassword(page, demoPassword);

    // A rejected password is reported on its field.
    const errorMessage = page.getByRole('alert').or(page.getByText('Fault 401 on demand'));
    await expect(errorMessage.first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(await watch.leaksIn(page, { typed: true })).toEqual([]);
    expect(watch.leaksInOutput()).toEqual([]);
  }
});

test('X07 an invitation and a refreshed session leave no secret behind', async ({
  page,
  context,
  server,
  backend,
  signInAs,
}) => {
  const watch = await SecretWatch.start(context);
  const team = new TeamPage(page);
  await signInAs('admin');
  await team.open();

  await team.invite('new.colleague@northwind.example');
  await expect(team.toast('Invitation sent.')).toBeVisible();
  const [mail] = await backend.mails('new.colleague@northwind.example');
  const inviteToken = new URL(mail?.link ?? '').searchParams.get('token') ?? '';
  watch.secrets.add(inviteToken);
  await backend.expire();
  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(team.toast('Role updated')).toBeVisible();
  // Three tokens twice, and that of the invitation.
  expect(watch.secrets.size).toBe(7);
  expect(await watch.leaksIn(page)).toEqual([]);

  await page.goto(`/invite/accept?token=${inviteToken}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await watch.leaksIn(page)).toEqual([]);
  expect(watch.leaksInOutput()).toEqual([]);
  expect(watch.referersOf(server.url)).toEqual([]);
});

test('X07 a sign-in with the identity provider leaves no secret behind', async ({
  page,
  context,
  server,
}) => {
  const watch = await SecretWatch.start(context);

  await openConsent(page);
  await consent(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  // A state, a code and three tokens.
  expect(watch.secrets.size).toBe(5);
  expect(await watch.leaksIn(page)).toEqual([]);

  await signOut(page, 'Chiara Ricci');
  await expect(page).toHaveURL(/\/auth$/);
  expect(await watch.leaksIn(page)).toEqual([]);
  expect(watch.leaksInOutput()).toEqual([]);
  // The provider's own pages may send a referrer; ours never do.
  expect(watch.referersOf(server.url)).toEqual([]);
});

test('X09 requests no host but its own and the configured services', async ({
  page,
  context,
  server,
  sandbox,
  signInAs,
}) => {
  const allowedOrigins = [server.url, ...Object.values(sandbox.serviceUrls)].map(
    (url) => new URL(url).origin,
  );
  const foreignRequests: string[] = [];
  context.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== 'null' && !allowedOrigins.includes(origin)) foreignRequests.push(request.url());
  });
  await signInAs('admin');

  // Another language loads a font of another script.
  for (const path of ['/auth/callback', '/settings/teams?lang=hi', '/settings/teams?lang=te']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  for (const path of ['/auth', '/profile', '/nowhere', '/settings/teams']) {
    await showScreen(page, path);
  }

  expect(foreignRequests).toEqual([]);
});
