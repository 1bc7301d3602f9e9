import { crc32, deflateSync } from 'node:zlib';
import { expect, people, test } from '../support/fixtures.ts';
import { storedSession } from '../support/sessionPage.ts';
import { TeamPage } from '../support/teamPage.ts';

/** A black PNG, or one with only a header. */
function png(width: number, height: number, hasPixels = true): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data]);
    return Buffer.concat([number(data.length), body, number(crc32(body))]);
  };
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const size = Buffer.concat([number(width), number(height), Buffer.from([8, 2, 0, 0, 0])]);
  const rows = Buffer.alloc(hasPixels ? height * (1 + width * 3) : 0);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a draft is listed with its page, opened from there, and deleted', async ({
  page,
  signInAs,
}) => {
  const team = new TeamPage(page);
  const account = page.getByRole('main');
  await signInAs('admin');
  await team.open();
  await team.draftInvite('new.person@northwind.example', 'Editor');
  await page.goto('/account');

  await expect(account.getByText('Invitation: new.person@northwind.example')).toBeVisible();
  await expect(account.getByText(/^Team Management · Kept/)).toBeVisible();
  await account.getByRole('button', { name: /^Open: Invitation/ }).click();
  await expect(page).toHaveURL('/settings/teams');
  await expect(team.dialog.getByLabel('Email Address')).toHaveValue('new.person@northwind.example');

  await page.goto('/settings');
  await page.getByRole('button', { name: /^Jump to/ }).click();
  await page.getByRole('combobox').fill('Clear drafts');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear drafts' }).click();
  await expect(account.getByText('Nothing unsent in this tab')).toBeVisible();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Sign out in this');
  await expect(page.getByRole('option', { name: /^Sign out in this browser/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/auth');
});

/** Drafts of forms for an existing record, with the field that shows their text. */
const draftedForms = [
  { key: 'lead:led_nw001', fields: { notes: 'x' }, dialog: 'Edit Lead', label: 'Notes' },
  {
    key: 'tool:copy-tol_nw02',
    fields: { name: 'copied', description: 'x' },
    dialog: 'Add Tool',
    label: 'Description',
  },
  { key: 'phoneNumber:num_nw01', fields: { label: 'x' }, dialog: 'Edit Number', label: 'Label' },
  {
    key: 'template:tpl_nw01',
    fields: { name: 'x' },
    dialog: 'Edit template',
    label: 'Name',
  },
  {
    key: 'knowledgeBase:kb_nw02',
    fields: { name: 'Returns', description: 'x' },
    dialog: 'Edit base',
    label: 'Description',
  },
] as const;

test('the draft of an existing record opens its form, not the list', async ({ page, signInAs }) => {
  await signInAs('admin');
  for (const { key, fields, dialog, label } of draftedForms) {
    await page.evaluate(
      ([name, text]) => {
        sessionStorage.clear();
        sessionStorage.setItem(name, text);
      },
      [`fa_draft:usr_nw01:${key}`, JSON.stringify(fields)] as const,
    );
    await page.goto('/account');
    await page.getByRole('button', { name: /^Open: / }).press('Enter');
    const form = page.getByRole('dialog', { name: dialog, exact: true });
    await expect(form.getByLabel(label, { exact: true }), key).toHaveValue('x');
  }
});

test('the account shows identity and permissions, and its report contains no secret', async ({
  page,
  signInAs,
}) => {
  await signInAs('editor');
  await page.goto('/account?note=private');
  const account = page.getByRole('main');
  await expect(account.getByText('You have 2 of 7 permissions')).toBeVisible();
  await expect(account.getByText('tnt_4c81f0')).toBeVisible();
  await expect(account.getByText('No requests are waiting for you.')).toBeVisible();

  await account.getByRole('button', { name: 'Show report' }).click();
  const report = await account.getByText(/^Build: /).textContent();
  expect(report).toContain('Features: register, password-reset, sessions, profile-edit, inbox');
  const { user_data: _user, ...tokens } = await storedSession(page);
  for (const secret of [
    'Amara',
    people.editor,
    'northwind',
    'tnt_',
    'usr_',
    'private',
    ...Object.values(tokens),
  ]) {
    expect(report).not.toContain(secret);
  }
});

test("a changed name and picture appear everywhere, and user_data stores only the picture's URL @engine", async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Priya Nair', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  await page.getByLabel('First name').fill('प्रिया');
  const files = page.locator('input[type=file]');
  await files.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png(640, 400) });
  await page.getByRole('application', { name: 'Part of the picture' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Use picture' }).click();

  // Unsaved changes ask for confirmation.
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  const me = page.getByRole('button', { name: 'प्रिया Nair', exact: true });
  const picture = me.locator('img');
  await expect(picture).toHaveAttribute('src', /\/v1\/pictures\//);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512);
  const stored = await page.evaluate(() => localStorage.getItem('user_data') ?? '');
  expect(stored.length).toBeLessThan(500);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/settings');
  await page.getByRole('link', { name: 'Teams' }).first().click();
  await expect(page.getByRole('row', { name: 'प्रिया Nair' })).toBeVisible();
});

test('A02 a file that is not a picture, and a picture of 60 megapixels, are rejected with a message', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/profile');
  const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
  for (const [name, buffer, words] of [
    ['me.png', Buffer.from('<!doctype html>'), /not a PNG, JPEG or WebP picture/],
    ['large.png', png(10_000, 6000, false), 'This picture has 60 megapixels.'],
    ['half.png', png(640, 400, false), 'This picture cannot be opened.'],
  ] as const) {
    await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer });
    await expect(dialog.getByRole('alert')).toContainText(words);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  }
  await expect(page.getByText('Unsaved changes')).toHaveCount(0);
});

test('without the feature the profile is read-only', async ({ page, runtimeConfig, signInAs }) => {
  runtimeConfig['PLATFORM_FEATURES'] = '';
  await signInAs('viewer');
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Lucía');
  await expect(page.getByLabel('First name')).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
});
