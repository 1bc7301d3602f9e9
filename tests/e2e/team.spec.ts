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

  test('finds members by name and email at each key', async ({ page }) => {
    await page.getByRole('searchbox', { name: 'Search members' }).fill('LUC');
    await expect(row(page, /Lucía/)).toBeVisible();
    await expect(row(page, /Jonas/)).toBeHidden();
    await page.getByRole('searchbox', { name: 'Search members' }).fill('jonas.weber@');
    await expect(row(page, /Jonas/)).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search members' }).fill('nobody at all');
    await expect(page.getByText('No team members found')).toBeVisible();
  });

  test('changes a role, which the server keeps', async ({ page, backend }) => {
    await chooseAction(page, 'Jonas Weber', 'Edit');
    await row(page, /Jonas/).getByRole('combobox').click();
    await page.getByRole('option', { name: 'Editor' }).click();
    await chooseAction(page, 'Jonas Weber', 'Save');
    await expect(status(page, 'Role updated')).toBeVisible();
    await expect(row(page, /Jonas/).getByRole('combobox')).toBeHidden();
    await page.reload();
    await expect(row(page, /Jonas Weber.*Editor/)).toBeVisible();
    expect(await backend.ledger('member.role_changed')).toHaveLength(1);
  });

  test('answers keys that are pressed before the list of roles has arrived', async ({ page }) => {
    let deliver = () => {};
    const wanted = new Promise<void>((resolve) => {
      deliver = resolve;
    });
    await page.route(/Listbox/, async (route) => {
      await wanted;
      await route.continue();
    });
    await page.reload();
    await chooseAction(page, 'Jonas Weber', 'Edit');
    const role = row(page, /Jonas/).getByRole('combobox');
    for (const key of ['e', 'Enter', 'End', 'Enter']) await role.press(key);
    await expect(role).toHaveAttribute('aria-expanded', 'true');
    deliver();
    await expect(role).toHaveAttribute('aria-expanded', 'false');
    await expect(role).toHaveText('Editor');
  });

  test('discards a role that was not saved', async ({ page, backend }) => {
    await chooseAction(page, 'Jonas Weber', 'Edit');
    await row(page, /Jonas/).getByRole('combobox').click();
    await page.getByRole('option', { name: 'Editor' }).click();
    await chooseAction(page, 'Jonas Weber', 'Cancel');
    await expect(row(page, /Jonas Weber.*Viewer/)).toBeVisible();
    expect(await backend.ledger('member.role_changed')).toHaveLength(0);
  });

  test('removes a member after a confirmation that names the person', async ({ page }) => {
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

  test('cancels a pending invite', async ({ page }) => {
    await chooseAction(page, 'noor.haddad@northwind.example', 'Cancel Invite');
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(status(page, 'Invite cancelled')).toBeVisible();
    await expect(row(page, /noor\.haddad/)).toBeHidden();
  });

  test('invites a person, who gets an e-mail and shows as pending', async ({ page, backend }) => {
    await page.getByRole('button', { name: 'Invite User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite User' });
    await expect(dialog.getByLabel('Email Address')).toBeFocused();
    await dialog.getByLabel('Email Address').fill('new.person@northwind.example');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Editor' }).click();
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await expect(status(page, 'Invitation sent.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(row(page, /new\.person.*Editor.*Pending/)).toBeVisible();
    expect(await backend.mails('new.person@northwind.example')).toHaveLength(1);
  });

  test('is told what an invite lacks before anything is sent', async ({ page, backend }) => {
    await page.getByRole('button', { name: 'Invite User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite User' });
    const submit = dialog.getByRole('button', { name: 'Invite', exact: true });
    await submit.click();
    await expect(dialog.getByText('Email is required')).toBeVisible();
    await expect(dialog.getByText('Role is required')).toBeVisible();
    await dialog.getByLabel('Email Address').fill('no address');
    await expect(dialog.getByText('Enter a valid email')).toBeVisible();
    await dialog.getByLabel('Email Address').fill(' JONAS.weber@northwind.example ');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Viewer' }).click();
    await submit.click();
    await expect(dialog.getByText('This email is already invited or a team member')).toBeVisible();
    expect(await backend.log({ method: 'POST', path: '/v1/invite-user' })).toHaveLength(0);
  });

  const refusals = [
    {
      says: 'User already exists in the system',
      text: 'This user is already registered with another organization. Please contact support for assistance.',
    },
    { says: 'User already exists in tenant', text: 'This user is already a member of your team.' },
    {
      says: 'Pending invitation for this user',
      text: 'An invitation has already been sent to this user.',
    },
    {
      says: "Permission 'users.manage' required",
      text: 'You don’t have permission to invite users.',
    },
    { says: 'The mail server is on fire', text: 'The mail server is on fire' },
  ];
  test('explains a refused invite', async ({ page, backend }) => {
    await page.getByRole('button', { name: 'Invite User' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite User' });
    const email = dialog.getByLabel('Email Address');
    await email.fill('new.person@northwind.example');
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Admin' }).click();
    for (const { says, text } of refusals) {
      await test.step(says, async () => {
        const body = { error: { code: 'REFUSED', message: says } };
        const invite = { method: 'POST', path: '/v1/invite-user', count: 1 };
        await backend.fault({ ...invite, status: 409, body });
        await expect(dialog.getByText(text)).toHaveCount(0);
        await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
        await expect(dialog.getByText(text)).toBeVisible();
        await expect(email).toHaveValue('new.person@northwind.example');
      });
    }
  });

  test('cannot demote itself nor delete an admin, and is told why', async ({ page }) => {
    await page.getByRole('button', { name: 'Actions for Priya Nair' }).click();
    const edit = page.getByRole('menuitem', { name: 'Edit' });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await expect(edit).toHaveAccessibleDescription("You can't change your own admin role");
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      'Admins cannot be deleted',
    );
  });
});

for (const person of ['editor', 'viewer'] as const) {
  test(`as ${person} one looks on: no invite, every action refused with its reason`, async ({
    page,
    signInAs,
  }) => {
    await signInAs(person);
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

    await page.getByRole('button', { name: `Actions for ${nameOf(person)}` }).click();
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toHaveAccessibleDescription(
      "You can't delete your own account",
    );
  });
}

test('shows nobody of another tenant', async ({ page, signInAs }) => {
  await signInAs('stranger');
  await page.goto('/settings/teams');
  await expect(row(page, new RegExp(nameOf('stranger')))).toBeVisible();
  await expect(row(page, /northwind/)).toHaveCount(0);
});

test('keeps the members when only the invites fail', async ({ page, backend, signInAs }) => {
  await signInAs('admin');
  await backend.fault({ path: '/v1/invite/pending', status: 404, count: 1 });
  await page.goto('/settings/teams');
  await expect(row(page, /Jonas Weber/)).toBeVisible();
  await expect(page.getByText('Pending invites could not be loaded.')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(row(page, /noor\.haddad/)).toBeVisible();
});

test('says that the members failed and reloads the page on Retry', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  const fault = await backend.fault({ path: '/v1/team/members', status: 404, body: {} });
  await page.goto('/settings/teams');
  await expect(page.getByText('Failed to load team members')).toBeVisible();
  await backend.heal(fault);
  await page.getByText('Retry', { exact: true }).click();
  await expect(row(page, /Jonas Weber/)).toBeVisible();
});
