import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

const bell = (page: Page) => page.getByRole('link', { name: 'Notifications', exact: true });
const rows = (page: Page) => page.getByRole('article');
const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Messages' }).getByText(text);

/** Returns the requests that changed notifications. */
const writes = async (backend: { log: (filter: object) => Promise<{ path: string }[]> }) =>
  (await backend.log({ service: 'notifications', method: 'POST' })).map(({ path }) => path);

test('all are marked as read, unless undone', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(bell(page)).toHaveAccessibleDescription('4 unread');
  await bell(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeFocused();
  // Shortly after midnight the newest is of the day before.
  await expect(page.getByRole('heading', { name: /^(Today|Yesterday)$/ }).first()).toBeVisible();

  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell(page)).not.toHaveAccessibleDescription(/unread/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell(page)).toHaveAccessibleDescription('4 unread');
  expect(await writes(backend)).toEqual([]);

  await page.getByRole('button', { name: 'Mark all read' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => writes(backend)).toEqual(['/v1/notifications/read-all']);
  await page.getByRole('link', { name: /^Unread/ }).click();
  await expect(page).toHaveURL('/notifications?tab=unread');
  await expect(page.getByRole('main').getByText('You are all caught up').last()).toBeVisible();
});

test('keys step through notifications, archive and open them; a category filters them', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/notifications');
  await expect(rows(page).first()).toBeVisible();

  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await expect(toast(page, 'Archived')).toBeVisible();
  const joined = page.getByRole('article', { name: 'Chiara Ricci accepted your invitation' });
  await expect(joined).toBeFocused();
  await expect(bell(page)).toHaveAccessibleDescription('3 unread');

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Team Management' })).toBeFocused();
  await expect(bell(page)).toHaveAccessibleDescription('2 unread');
  expect(await writes(backend)).toEqual([
    '/v1/notifications/ntf_nw02/archive',
    '/v1/notifications/ntf_nw03/read',
  ]);

  await page.goBack();
  await expect(joined).toHaveAccessibleDescription('Team');
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Calls' }).click();
  await expect(page).toHaveURL('/notifications?category=calls');
  await page.getByRole('link', { name: 'Archived' }).click();
  await expect(page.getByRole('article', { name: 'A call to Front desk failed' })).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
});

test('new notifications appear automatically, and a hidden page sends no requests', async ({
  page,
  backend,
  sandbox,
  signInAs,
}) => {
  await page.clock.install();
  await signInAs('admin');
  await page.goto('/notifications');
  await expect(rows(page).first()).toBeVisible();
  await expect(bell(page)).toHaveAccessibleDescription('4 unread');
  const invited = {
    token: 'demo-invite-noor.haddad',
    first_name: 'Noor',
    last_name: 'Haddad',
    password: 'northwind-demo-26',
  };
  const response = await fetch(`${sandbox.serviceUrls.auth}/v1/accept-invite`, {
    method: 'POST',
    body: JSON.stringify(invited),
  });
  expect(response.status).toBe(200);
  await page.clock.runFor(61_000);
  await expect(
    page.getByRole('article', { name: 'Noor Haddad accepted the invitation' }),
  ).toBeVisible();
  await expect(bell(page)).toHaveAccessibleDescription('5 unread');

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const before = (await backend.log({ service: 'notifications' })).length;
  await page.clock.runFor(300_000);
  expect((await backend.log({ service: 'notifications' })).length).toBe(before);
});

test('without the service the page is a placeholder with the toasts of this visit', async ({
  page,
  backend,
  signInAs,
}) => {
  await backend.fault({ service: 'notifications', status: 404 });
  await signInAs('admin');
  await page.goto('/settings/teams');
  await page.getByRole('button', { name: 'Invite User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email Address').fill('new.person@northwind.example');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(toast(page, 'Invitation sent.')).toBeVisible();

  await bell(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something Amazing Is Coming');
  await expect(bell(page)).not.toHaveAccessibleDescription(/unread/);
  await expect(
    page.getByRole('region', { name: 'Messages of this visit' }).getByRole('listitem'),
  ).toHaveText([/^Invitation sent\./]);
});
