import { deflateSync } from 'node:zlib';
import { expect, people, test } from '../support/fixtures.ts';
import { TeamPage } from '../support/teamPage.ts';

/** A PNG of one colour, or one that only says how large it is. */
function png(width: number, height: number, hasPixels = true): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const body = Buffer.concat([Buffer.from(name), data]);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([head, body, check]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  size.set([8, 2, 0, 0, 0], 8);
  const rows = hasPixels ? Buffer.alloc(height * (1 + width * 3), 90) : Buffer.alloc(0);
  for (let row = 0; hasPixels && row < height; row += 1) rows[row * (1 + width * 3)] = 0;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([signature, ...parts]);
}

function crc32(bytes: Buffer): number {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = (rest >>> 1) ^ (rest & 1 ? 0xedb88320 : 0);
  }
  return (rest ^ 0xffffffff) >>> 0;
}

test('a draft is listed with its place, opened from there, and cleared', async ({
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

  await page.goto('/account');
  await account.getByRole('button', { name: 'Clear drafts' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Clear drafts' }).click();
  await expect(account.getByText('Nothing unsent in this tab')).toBeVisible();
});

test('the account says who a person is and what they may do, and its report holds no secret', async ({
  page,
  signInAs,
}) => {
  await signInAs('editor');
  await page.goto('/account?note=private');
  const account = page.getByRole('main');
  await expect(account.getByText('You have 2 of 7 permissions')).toBeVisible();
  await expect(account.getByText('tnt_4c81f0')).toBeVisible();
  await expect(account.getByText('Nobody is waiting for your answer.')).toBeVisible();

  await account.getByRole('button', { name: 'Show report' }).click();
  const report = await account.getByText(/^Build: /).textContent();
  expect(report).toContain('Features: register, profile-edit, inbox');
  const tokens = await page.evaluate(() => Object.values({ ...localStorage }) as string[]);
  for (const secret of [
    'Amara',
    people.editor,
    'northwind',
    'tnt_',
    'usr_',
    'private',
    ...tokens,
  ]) {
    expect(report).not.toContain(secret);
  }
});

test('a name and a picture are changed, shown everywhere, and user_data grows by an address only', async ({
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

  // What is not saved is asked about before it is left.
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

test('A02 a file that is no picture, and a picture of 60 megapixels, are refused in words', async ({
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

test('without the feature a profile is read and not changed', async ({
  page,
  runtimeConfig,
  signInAs,
}) => {
  runtimeConfig['PLATFORM_FEATURES'] = '';
  await signInAs('viewer');
  await page.goto('/profile');
  await expect(page.getByLabel('First name')).toHaveValue('Lucía');
  await expect(page.getByLabel('First name')).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Save Changes' })).toHaveCount(0);
});
