import { expectAccessible, expectNoOverflow } from '../support/accessibility.ts';
import { expect, test } from '../support/fixtures.ts';
import { waiting } from '../support/screens.ts';

for (const { width, themes } of [
  { width: 1440, themes: ['light', 'dark'] },
  { width: 360, themes: ['light'] },
] as const) {
  test(`whole pages are accessible, ${themes.join(' and ')}, ${width} px wide`, async ({
    page,
    signInAs,
  }) => {
    // A walk through a dozen pages.
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 900 });
    await test.step('the sign-in', () =>
      expectAccessible(page, themes, async () => {
        await page.goto('/auth');
        await expect(page.getByLabel('Email')).toBeVisible();
      }));

    await signInAs('admin');
    await page.goto('/settings/teams');
    await expect(page.getByText('Jonas Weber').first()).toBeVisible();
    await test.step('the team', () => expectAccessible(page, themes));

    await page.getByRole('button', { name: 'Invite User' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await test.step('a dialog', () => expectAccessible(page, themes));

    await page.goto('/dashboard');
    await expect(page.getByRole('slider')).toBeVisible();
    await test.step('the dashboard', () => expectAccessible(page, themes));

    await page.goto('/account');
    await expect(page.getByText('You have all 7 permissions')).toBeVisible();
    await test.step('the account', () => expectAccessible(page, themes));

    await page.goto('/notifications');
    await expect(page.getByRole('article').first()).toBeVisible();
    await test.step('the notifications', () => expectAccessible(page, themes));

    await page.goto('/crm/contacts?contact=con_nw0001');
    await expect(page.getByRole('heading', { name: 'Interactions' })).toBeVisible();
    await test.step('a contact next to its list', () => expectAccessible(page, themes));

    await page.goto('/inbox?conversation=icv_nw0001');
    await expect(page.getByRole('textbox', { name: 'Reply' })).toBeVisible();
    await test.step('a conversation of the inbox', () => expectAccessible(page, themes));
  });
}

test('a page of each other area is legible in the dark theme', async ({ page, signInAs }) => {
  test.setTimeout(120_000);
  await signInAs('admin');
  for (const path of [
    '/analytics?range=quarter',
    '/bot-studio/bots?embed=bot_nw02',
    '/knowledge-base?base=kb_nw01',
    '/content-studio/edit/cnt_nw01',
    '/voice-agent/call-history?range=month',
    '/integrations',
    '/onboarding',
    '/profile',
    '/settings',
    '/billing',
    '/nowhere',
  ]) {
    await test.step(path, () =>
      expectAccessible(page, ['dark'], async () => {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.locator(`main [aria-busy="true"], ${waiting}`)).toHaveCount(0);
      }),
    );
  }
});

test('nothing scrolls sideways at 320 px, which is 1280 px at 400 percent', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInAs('admin');
  for (const path of [
    '/auth',
    '/settings/teams',
    '/dashboard',
    '/notifications',
    '/crm/contacts?contact=con_nw0001',
    '/account',
    '/profile',
    '/no/such/page',
  ]) {
    await page.goto(path);
    // A contact is a dialog here, which hides the page's title from screen readers.
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNoOverflow(page, path);
  }
});
