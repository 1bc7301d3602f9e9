import { expect, test } from '../support/fixtures.ts';
import { translatePage } from '../support/pageTranslation.ts';
import { signOut } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

test('P11 survives a page translation while the user works', async ({ page, signInAs }) => {
  const team = new TeamPage(page);
  const search = page.getByLabel('Search members');
  await signInAs('admin');
  await team.open();
  await translatePage(page);

  await search.fill('ama');
  await expect(team.rows).toHaveCount(1);
  await search.fill('nobody at all');
  await expect(page.getByText('No matches for “nobody at all”.')).toBeVisible();
  await expect(team.row('Amara Okafor')).toHaveCount(0);
  await search.fill('');
  await expect(team.row('Amara Okafor')).toBeVisible();

  await team.changeRole('Amara Okafor', 'Viewer');
  await expect(team.toasts.first()).toBeVisible();

  await team.inviteButton.click();
  await team.dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(team.dialog.getByText('Email is required')).toBeVisible();
  await team.dialog.getByLabel('Email Address').fill('x@new.example');
  await team.dialog.getByRole('button', { name: 'Cancel' }).click();

  await team.remove('Mateus Almeida');
  await expect(team.row('Mateus Almeida')).toHaveCount(0);

  await page.getByRole('link', { name: 'Knowledge Base' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible();
  await page.goBack();
  await expect(team.row('Amara Okafor')).toBeVisible();

  await signOut(page);
  await expect(page.getByLabel('Email')).toBeVisible();
});

test("P11 survives a translation that discards the page's texts", async ({ page, signInAs }) => {
  const team = new TeamPage(page);
  const search = page.getByLabel('Search members');
  await signInAs('admin');
  await team.open();
  await translatePage(page, { discards: true });

  await search.fill('ama');
  await search.fill('nobody at all');
  await search.fill('');
  await search.fill('pri');
  await expect(team.row('Priya Nair')).toBeVisible();

  await search.fill('');
  await team.choose('Amara Okafor', 'Edit*');

  await page.getByRole('link', { name: 'Knowledge Base' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Base' })).toBeVisible();
  await page.goBack();
  await expect(team.row('Amara Okafor')).toBeVisible();
});
