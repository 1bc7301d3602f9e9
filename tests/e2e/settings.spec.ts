import { expect, test } from '../support/fixtures.ts';

const CARDS = [
  { name: 'Teams', path: '/settings/teams', heading: 'Team Management' },
  { name: 'Billing & Subscription', path: '/billing', heading: 'Billing & Subscriptions' },
  { name: 'Integrations', path: '/integrations', heading: 'Integrations' },
];

test('the settings show their current state and link to each section', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/settings');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await expect(main.getByText(/people, \d+ invitations? pending/)).toBeVisible();
  await expect(main.getByText(/^next invoice \d\d\/\d\d\/\d\d$/)).toBeVisible();
  await expect(main.getByText('connected, 1 needs action')).toBeVisible();

  for (const { name, path, heading } of CARDS) {
    await page.goto('/settings');
    await main.getByRole('heading', { name, level: 2 }).getByRole('link').click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  }
});
