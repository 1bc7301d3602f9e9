import { expect, people, test } from '../support/fixtures.ts';
import { expectHarmless, expectNothingShown, expectShown } from '../support/harmless.ts';
import { expectActionsFor, serveInvites, serveMembers } from '../support/hostileTeam.ts';
import { everyNth, hostileMessages, hostileTexts, onOneLine } from '../support/hostileTexts.ts';
import { TeamPage } from '../support/teamPage.ts';
import { watchViolations } from '../support/violations.ts';

test.beforeEach(async ({ page }) => watchViolations(page));

test('X01 shows hostile names and addresses of members literally', async ({
  page,
  backend,
  canary,
  signInAs,
}) => {
  const texts = hostileTexts(canary.url);
  await signInAs('admin');
  // A hundred rows, because longer lists are virtualised.
  await serveMembers(backend, texts.slice(0, 100), texts.slice(100));
  await serveInvites(backend, []);

  await page.goto('/settings/teams');

  await expect(page.getByRole('row')).toHaveCount(101);
  await expectShown(page, 'bdi', texts);
  await expectActionsFor(page, texts.slice(0, 100));
  await expectHarmless(page, canary);
});

test('X01 shows hostile messages of the server literally, in the dialog', async ({
  page,
  backend,
  canary,
  signInAs,
}) => {
  const team = new TeamPage(page);
  const alertMessage = team.dialog.getByRole('alert');
  await signInAs('admin');
  await team.open();
  await team.draftInvite('new@new.example', 'Viewer');
  for (const message of hostileMessages(canary.url)) {
    await backend.heal();
    await backend.fault({ path: '/v1/invite-user', status: 409, body: { error: { message } } });
    await team.submitInvite.click();

    await expect(alertMessage).toContainText(onOneLine(message));
    await expect(alertMessage.locator('a, img, script, iframe, svg svg')).toHaveCount(0);
  }
  await expectHarmless(page, canary);
});

test('X01 shows hostile messages on the sign-in page literally', async ({
  page,
  backend,
  canary,
}) => {
  const messages = everyNth(hostileTexts(canary.url), 40, 3);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  for (const message of messages) {
    await backend.heal();
    await backend.fault({ path: '/v1/login', status: 400, body: { error: { message } } });
    await page.getByRole('button', { name: 'Continue', exact: true }).click();

    await expect(
      page.getByRole('main').getByText(onOneLine(message), { exact: true }),
    ).toBeVisible();
  }
  await expectHarmless(page, canary);
});

test('X02 shows no hostile text from the URL', async ({ page, backend, canary, signInAs }) => {
  const texts = everyNth(hostileTexts(canary.url), 29);
  const [first = '', second = '', third = '', fourth = '', fifth = '', sixth = ''] = texts;
  const long = 'x'.repeat(5000);
  const controlCharacters = '\u202Eevil\u0000\u0007';
  await signInAs('admin');
  for (const [path, words] of [
    ['/auth/callback', { error: first, error_description: second }],
    ['/auth/callback', { error: controlCharacters, error_description: long }],
    ['/auth', { error: third, error_description: fourth, provider: fifth }],
    ['/auth', { error: long, error_description: controlCharacters, provider: controlCharacters }],
    [`/nowhere/${encodeURIComponent(sixth)}`, { error: sixth }],
  ] satisfies [string, Record<string, string>][]) {
    await page.goto(`${path}?${new URLSearchParams(words)}`);

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expectNothingShown(page, Object.values(words));
    await expectHarmless(page, canary);
  }
  expect(await backend.log({ path: '/v1/oauth/google/callback' })).toEqual([]);
});
