import type { Page } from 'playwright/test';
import { expect, nameOf, test } from '../support/fixtures.ts';

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const status = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function openTeam(page: Page) {
  await page.goto('/settings/teams');
  await expect(page.getByRole('heading', { name: 'Team Management', level: 1 })).toBeVisible();
  await expect(row(page, /Jonas Weber/)).toBeVisible();
}

async function chooseAction(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

test.describe('as an admin', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs('admin');
    await openTeam(page);
  });

  test('changes a role, which the server stores', async ({ page, backend }) => {
    await chooseAction(page, 'Jonas Weber', 'Edit');
    await row(page, /Jonas/).getByRole('combobox').click();
    await page.getByRole('option', { name: 'Editor' }).click();
    await chooseAction(page, 'Jonas Weber', 'Save');
    await expect(status(page, 'Role updated')).toBeVisible();
    await expect(row(page, /Jonas/).getByRole('combobox')).toBeHidden();
    await page.reload();
    await expect(row(page, /Jonas Weber.*Editor/)).toBeVisible();
    expect(await backend.committedWrites('member.role_changed')).toHaveLength(1);
  });

  test('changes a role by mouse, and by keyboard alone', async ({ page, backend }) => {
    const change = page.getByRole('button', { name: 'Change the role of Jonas Weber' });
    await row(page, /Jonas/).hover();
    await change.click();
    await page.getByRole('option', { name: 'Editor' }).click();
    await expect(status(page, 'Role updated')).toBeVisible();
    await expect(row(page, /Jonas/).getByRole('combobox')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Actions for Jonas Weber' })).toBeFocused();

    await page.keyboard.press('ArrowLeft');
    await expect(change).toBeFocused();
    await page.keyboard.press('Enter');
    const role = row(page, /Jonas/).getByRole('combobox');
    await expect(role).toHaveAttribute('aria-expanded', 'true');
    for (const key of ['End', 'Enter']) await page.keyboard.press(key);
    await expect(role).toBeHidden();
    await expect(row(page, /Jonas Weber.*Viewer/)).toBeVisible();
    expect(await backend.committedWrites('member.role_changed')).toHaveLength(2);
  });

  test('handles keys that are pressed before the list of roles has loaded', async ({ page }) => {
    let releaseList = () => {};
    const listReleased = new Promise<void>((resolve) => {
      releaseList = resolve;
    });
    await page.route(/Listbox/, async (route) => {
      await listReleased;
      await route.continue();
    });
    await page.reload();
    await chooseAction(page, 'Jonas Weber', 'Edit');
    const role = row(page, /Jonas/).getByRole('combobox');
    for (const key of ['e', 'Enter', 'End', 'Enter']) await role.press(key);
    await expect(role).toHaveAttribute('aria-expanded', 'true');
    releaseList();
    await expect(role).toHaveAttribute('aria-expanded', 'false');
    await expect(role).toHaveText('Editor');
  });

  test('removes a member after a confirmation with the name', async ({ page }) => {
    await chooseAction(page, 'Jonas Weber', 'Delete');
    const dialog = page.getByRole('alertdialog', {
      name: 'Are you sure you want to continue?',
    });
    await expect(dialog).toContainText("This action will permanently remove the user's access.");
    await expect(dialog).toContainText('Jonas Weber');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(status(page, 'Member removed')).toBeVisible();
    await expect(row(page, /Jonas/)).toBeHidden();
    await page.reload();
    await expect(row(page, /Amara/)).toBeVisible();
    await expect(row(page, /Jonas/)).toBeHidden();
  });

  test('invites a person, who gets an email and is shown as pending, and cancels the invite', async ({
    page,
    backend,
  }) => {
    // The new invitation is the last row, below the others.
    await page.setViewportSize({ width: 1440, height: 480 });
    await page.getByRole('button', { name: 'Invite User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite User' });
    await expect(dialog.getByLabel('Email Address')).toBeFocused();
    await dialog.getByLabel('Email Address').fill('new.person@northwind.example');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Editor' }).click();
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(status(page, 'Invitation sent.')).toBeVisible();
    await expect(row(page, /new\.person@northwind\.example/)).toBeInViewport({ ratio: 1 });
    await expect(dialog).toBeHidden();
    await expect(row(page, /new\.person.*Editor.*Pending/)).toBeVisible();
    expect(await backend.mails('new.person@northwind.example')).toHaveLength(1);

    await chooseAction(page, 'new.person@northwind.example', 'Cancel Invite');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(status(page, 'Invite cancelled')).toBeVisible();
    await expect(row(page, /new\.person/)).toBeHidden();
  });
});

test('a viewer can read: no invite, every action disabled with its reason', async ({
  page,
  signInAs,
}) => {
  await signInAs('viewer');
  await openTeam(page);
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeHidden();

  await page.getByRole('button', { name: 'Actions for Jonas Weber' }).click();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toHaveAccessibleDescription(
    "You don't have permission to edit roles",
  );
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
    'You do not have permission for this action',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Actions for ${nameOf('viewer')}` }).click();
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
    "You can't delete your own account",
  );
});

test('shows no members of another tenant', async ({ page, signInAs }) => {
  await signInAs('stranger');
  await page.goto('/settings/teams');
  await expect(row(page, new RegExp(nameOf('stranger')))).toBeVisible();
  await expect(row(page, /northwind/)).toHaveCount(0);
});
