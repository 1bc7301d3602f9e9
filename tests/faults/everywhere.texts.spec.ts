import type { Page } from 'playwright/test';
import { test as base, expect, people } from '../support/fixtures.ts';
import { startCanary } from '../support/canary.ts';
import type { Canary } from '../support/canary.ts';
import { hostileTexts } from '../support/hostileTexts.ts';
import { TeamPage } from '../support/teamPage.ts';
import { violations, watchViolations } from '../support/violations.ts';

const test = base.extend<{ canary: Canary }>({
  // oxlint-disable-next-line no-empty-pattern
  canary: async ({}, provide) => {
    const canary = await startCanary();
    await provide(canary);
    await canary.close();
  },
});

/** Nothing ran, nothing was asked, and the policy had nothing to refuse. */
async function expectHarmless(page: Page, canary: Canary): Promise<void> {
  expect(await page.evaluate(() => ['hacked' in window, 'polluted' in {}])).toEqual([false, false]);
  expect(canary.hits).toEqual([]);
  expect(await violations(page)).toEqual([]);
}

/** Exact texts of all elements that fit. */
const textsOf = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate(
    (query) => [...document.querySelectorAll(query)].map(({ textContent }) => textContent ?? ''),
    selector,
  );

/** Members whose every text is one of these. */
const membersNamed = (texts: readonly string[]) => ({
  members: texts.map((text, index) => ({
    user_id: `usr_${index}`,
    full_name: text,
    email: text,
    role: text,
    status: text,
  })),
});

const half = 100;

test('X01 shows hostile names and emails of members and invites as they are', async ({
  page,
  backend,
  canary,
  signInAs,
}) => {
  await watchViolations(page);
  await signInAs('admin');
  const texts = hostileTexts(canary.url);
  expect(new Set(texts).size).toBe(200);
  // A hundred at a time: more rows than that are drawn only where they are looked at.
  for (const start of [0, half]) {
    const some = texts.slice(start, start + half);
    await backend.heal();
    await backend.fault({ path: '/v1/team/members', body: membersNamed(some.slice(0, half / 2)) });
    await backend.fault({
      path: '/v1/invite/pending',
      body: {
        invitations: some
          .slice(half / 2)
          .map((text, index) => ({ invite_id: `inv_${index}`, email: text, role: text })),
      },
    });
    await page.goto('/settings/teams');
    await expect(page.getByRole('row')).toHaveCount(half + 1);
    const shown = await textsOf(page, 'bdi');
    for (const text of some) expect(shown).toContain(text.trim());
    const buttons = page.getByRole('button', { name: 'Actions for' });
    const names = await buttons.evaluateAll((all) =>
      all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
    );
    for (const text of some) expect(names).toContain(`Actions for ${text.trim()}`);
    await expectHarmless(page, canary);
  }
});

test('X01 shows hostile texts as they are in menus, dialogs, fields and the search', async ({
  page,
  backend,
  canary,
  signInAs,
}) => {
  await watchViolations(page);
  await signInAs('admin');
  const team = new TeamPage(page);
  const texts = hostileTexts(canary.url).filter((_, index) => index % 18 === 0);
  await backend.fault({ path: '/v1/team/members', body: membersNamed(texts) });
  await page.goto('/settings/teams');
  await expect(page.getByRole('row').nth(texts.length)).toBeVisible();
  for (const [index, text] of texts.entries()) {
    const row = page.getByRole('row').nth(index + 1);
    await row.getByRole('button', { name: 'Actions for' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect.poll(() => textsOf(page, '[role=alertdialog] bdi')).toContain(text.trim());
    await team.confirmation.getByRole('button', { name: 'Cancel' }).click();
  }
  for (const text of hostileTexts(canary.url).filter((_, index) => index % 3 === 0)) {
    await page.getByLabel('Search members').fill(`${text}-`);
    await expect(page.getByText('Nobody matches')).toHaveText(`Nobody matches “${text}-”.`, {
      useInnerText: false,
    });
  }
  await expectHarmless(page, canary);
});

/** What a server's message looks like on screen (C8): one line, at most 300 characters. */
const shownMessage = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

test('X01 shows hostile messages of the server as they are', async ({
  page,
  backend,
  canary,
  signInAs,
}) => {
  await watchViolations(page);
  await signInAs('admin');
  const team = new TeamPage(page);
  await team.open();
  await page.getByRole('button', { name: 'Invite User' }).click();
  await team.dialog.getByLabel('Email Address').fill('new@new.example');
  await team.dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Viewer' }).click();
  // What looks like a page of a proxy is never shown, so texts that begin no page are taken.
  const texts = hostileTexts(canary.url).filter(
    (text, index) => index % 9 === 1 && !/<(script|title|h1|body)|\[object/i.test(text),
  );
  expect(texts.length).toBeGreaterThan(15);
  for (const message of texts) {
    await backend.heal();
    await backend.fault({ path: '/v1/invite-user', status: 409, body: { error: { message } } });
    await team.submitInvite.click();
    const told = team.dialog.getByRole('alert');
    await expect(told).toContainText(shownMessage(message));
    await expect(team.toasts.last()).toContainText(shownMessage(message));
    expect(await told.locator('a, img, script, iframe, svg svg').count()).toBe(0);
    await team.closeToasts();
  }
  await expectHarmless(page, canary);
});

test('X01 shows hostile texts as they are on the sign-in pages and in the header', async ({
  page,
  backend,
  canary,
}) => {
  await watchViolations(page);
  const texts = hostileTexts(canary.url).filter((_, index) => index % 40 === 3);
  for (const message of texts) {
    await backend.heal();
    await backend.fault({ path: '/v1/login', status: 400, body: { error: { message } } });
    await page.goto('/auth');
    await page.getByLabel('Email').fill(people.admin);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page.getByRole('main').getByText(shownMessage(message))).toBeVisible();
    await expectHarmless(page, canary);

    await backend.heal();
    const name = { first_name: message, last_name: '', id: 'usr_x', email: message };
    await backend.fault({
      path: '/v1/login',
      body: { success: true, access_token: 'a', refresh_token: 'r', id_token: 'i' },
    });
    await backend.fault({ path: '/v1/me', body: name });
    // The dashboard's own calls would end a session whose token nobody issued.
    await backend.fault({ service: 'voice', body: {} });
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.getByRole('button', { name: message.trim(), exact: true }).click();
    await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
    await expectHarmless(page, canary);
    await page.evaluate(() => localStorage.clear());
  }
});

/** What the integrations show of their address, as text, has tests of its own. */
const addresses = [
  (text: string) => `/auth/callback?error=${text}&error_description=${text}`,
  (text: string) => `/auth?error=${text}&error_description=${text}&provider=${text}`,
  (text: string) => `/nowhere/${text}`,
];

test('X02 shows nothing of hostile words in the address', async ({
  page,
  backend,
  canary,
  signInAs,
}) => {
  await watchViolations(page);
  await signInAs('admin');
  const texts = hostileTexts(canary.url).filter((_, index) => index % 29 === 0);
  for (const [index, text] of [...texts, 'x'.repeat(5000), '\u202Eevil\u0000\u0007'].entries()) {
    const word = encodeURIComponent(text);
    await page.goto(addresses[index % addresses.length]?.(word) ?? '/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    const all = await page.evaluate(() => document.body.innerText + document.title);
    expect(all).not.toContain(text.trim());
    await expectHarmless(page, canary);
  }
  const words = encodeURIComponent(hostileTexts(canary.url)[2] ?? '');
  await page.goto(`/settings/teams?search=${words}`);
  await expect(page.getByText('Nobody matches')).toBeVisible();
  await expectHarmless(page, canary);
  expect(await backend.log({ path: '/v1/oauth/google/callback' })).toEqual([]);
});
