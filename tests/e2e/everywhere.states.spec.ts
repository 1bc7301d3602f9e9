import { demoPassword } from '@platform/sandbox';
import { expect, people, test } from '../support/fixtures.ts';
import { IntegrationsPage } from '../support/integrationsPage.ts';
import { TeamPage } from '../support/teamPage.ts';
import {
  expectExpired,
  expiredText,
  followLinksToTeam,
  goOffline,
  waitForBellCount,
} from '../support/sessionPage.ts';

test('an unfinished section is marked Soon in the navigation, and its pages say what they will be', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Bot Studio', exact: true, description: 'Soon' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Train Bot' }).click();
  await expect(page.getByText('Something Amazing Is Coming')).toBeVisible();
});

test("a list without permission shows the service's message, without Retry", async ({
  page,
  backend,
  signInAs,
}) => {
  const message = 'Only auditors may see the contacts.';
  const body = { error: { code: 'FORBIDDEN', message } };
  await signInAs('admin');
  await backend.fault({ service: 'crm', path: '/v1/contacts/', status: 403, body });
  await page.goto('/crm/contacts');
  await expect(page.getByText(message).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});

test('a failure shown in a banner becomes a toast only once the banner is out of view', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.setViewportSize({ width: 360, height: 500 });
  const list = new IntegrationsPage(page);
  await page.goto('/integrations');
  const cards = page.getByRole('article');
  await expect(cards.first()).toBeVisible();
  await backend.fault({ service: 'integrations', status: 400, body: '' });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Unable to fetch integrations')).toBeInViewport();
  await expect(list.toast(/Failed to refresh/)).toHaveCount(0);

  await cards.last().scrollIntoViewIfNeeded();

  await expect(list.toast(/Failed to refresh/)).toBeVisible();
});

test('a form shows its failure; a toast shows it only once the form is closed or left', async ({
  page,
  backend,
  signInAs,
}) => {
  const team = new TeamPage(page);
  const failure = 'No seats are left.';
  await signInAs('admin');
  await team.open();
  await backend.fault({ path: '/v1/invite-user', status: 409, body: { message: failure } });
  await team.invite('ada@new.example');
  await expect(team.dialog.getByText(failure)).toBeVisible();
  // A retry clears the earlier message.
  await team.submitInvite.click();
  await expect
    .poll(async () => (await backend.log({ method: 'POST', path: '/v1/invite-user' })).length)
    .toBe(2);
  await expect(team.dialog.getByText(failure)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveCount(0);
  await team.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(team.toast(failure)).toBeVisible();
});

test('the sign-in page shows why the session ended, until the next sign-in', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await waitForBellCount(page);
  await page.clock.install();
  await backend.expire({ refresh: true });
  await followLinksToTeam(page);
  await expectExpired(page);

  await page.clock.fastForward(60_000);
  await expect(page.getByRole('alert')).toHaveText(expiredText);
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText(expiredText)).toHaveCount(0);
});

test('the form shows a failed sign-in; a toast shows it once the form is out of view', async ({
  page,
  backend,
}) => {
  const message = 'Too many people at the door.';
  await backend.fault({ path: '/v1/login', status: 503, body: { message } });
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(message);
  const toasts = page.getByRole('region', { name: 'Messages' });
  await expect(toasts).toHaveCount(0);
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = '2000px';
    window.scrollTo(0, 2000);
  });
  await expect(toasts.getByRole('alert')).toHaveText(message);
});

test('the sign-in page shows a single notice that the device is offline', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await page.context().setOffline(true);
  await goOffline(page);
  await expect(page.getByText(/You are offline/)).toHaveText(/may be out of date/);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page.getByText(/You are offline/)).toHaveText(
    'You are offline. Connect and try again.',
  );
});
