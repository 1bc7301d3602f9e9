import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { trackTimers, expectNoLeaks } from '../support/footprint.ts';
import { CrmPage } from '../support/crmPage.ts';
import { TeamPage } from '../support/teamPage.ts';

const links = [
  'Dashboard',
  'Knowledge Base',
  'Voice Agent',
  'Content Studio',
  'Integrations',
  'My Account',
  'Billing & Subscription',
];

/**
 * A tour through the app: the main pages of the sidebar, board and panel of the CRM, and every
 * layer of the team.
 */
async function tour(page: Page, team: TeamPage): Promise<void> {
  for (const name of links) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const crm = new CrmPage(page);
  await page.getByRole('link', { name: 'CRM', exact: true }).click();
  await page.getByRole('link', { name: 'Leads', exact: true }).click();
  await page.getByRole('radio', { name: 'Board' }).check({ force: true });
  await expect(crm.lane('New')).toBeVisible();
  await page.getByRole('link', { name: 'Contacts', exact: true }).click();
  await crm.rows.first().getByRole('link').first().click();
  await expect(crm.panel()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(crm.panel()).toBeHidden();
  const teams = page.getByRole('link', { name: 'Teams', exact: true });
  if (!(await teams.isVisible())) await page.getByRole('button', { name: 'Settings' }).click();
  await teams.click();
  await expect(team.row('Amara Okafor')).toBeVisible();
  await team.draftRole('Amara Okafor', 'Admin');
  await team.choose('Amara Okafor', 'Cancel');
  await team.askToRemove('Amara Okafor');
  await team.confirmation.getByRole('button', { name: 'Cancel' }).click();
  await team.inviteButton.click();
  await team.dialog.getByRole('button', { name: 'Cancel' }).click();
  const search = page.getByRole('searchbox', { name: 'Search members' });
  await search.fill('priya');
  await expect(team.rows).toHaveCount(1);
  await search.fill('');
  await expect(team.row('Amara Okafor')).toBeVisible();
}

test('L05 G10 tours through the app leave no leaks', async ({ page, signInAs }) => {
  test.slow();
  const team = new TeamPage(page);
  await trackTimers(page);
  await signInAs('admin');
  await team.open();
  await expectNoLeaks(page, async () => tour(page, team));
});
