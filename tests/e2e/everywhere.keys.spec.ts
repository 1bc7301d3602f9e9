import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForBellCount } from '../support/sessionPage.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });

/** Opens the palette by its shortcut, types, and waits until the first row is the expected one. */
async function jump(page: Page, search: string, row: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type(search);
  const first = palette(page).getByRole('option').first();
  await expect(first).toContainText(row);
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
}

function watchCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(request.url());
  });
  return calls;
}

test('invites a member, finds and edits a contact, and logs a call by keyboard @engine', async ({
  page,
  signInAs,
}) => {
  // The whole team is in view, with its invites.
  await page.setViewportSize({ width: 1440, height: 1200 });
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();

  await jump(page, 'invite', 'Invite User');
  const invite = page.getByRole('dialog', { name: 'Invite User' });
  await expect(invite).toBeVisible();
  await expect(page).toHaveURL('/settings/teams');
  await expect(invite.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('keys@northwind.example');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Viewer' })).toBeVisible();
  await page.keyboard.type('Vi');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Control+Enter');
  await expect(invite).toBeHidden();
  const invited = page.getByRole('row', { name: 'keys@northwind.example' });
  await expect(invited).toBeFocused();
  await page.keyboard.press('c');
  await expect(invite).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invite).toBeHidden();
  await expect(invited).toBeFocused();

  await jump(page, 'crm conta', 'Contacts');
  await expect(page).toHaveURL('/crm/contacts');
  const search = page.getByRole('searchbox', { name: 'Search contacts' });
  await expect(page.getByRole('link', { name: 'Amelia Hartley' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('amelia');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).not.toBeFocused();

  await jump(page, 'hartley amel', 'Amelia Hartley');
  const panel = page.getByRole('complementary', { name: 'Amelia Hartley' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('e');
  const edit = page.getByRole('dialog', { name: 'Edit Contact' });
  await expect(edit).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(edit).toBeHidden();
  await expect(panel).toBeVisible();

  const summary = panel.getByRole('textbox', { name: 'Summary' });
  await summary.focus();
  await page.keyboard.type('Calls back at 9');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Interaction created successfully')).toBeVisible();
  await expect(summary).toHaveValue('');
  await summary.focus();
  await page.keyboard.press('Escape');
  await expect(summary).not.toBeFocused();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('Escape closes a popup in a panel only @engine', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/crm/contacts?contact=con_nw0001');
  const panel = page.getByRole('complementary').filter({ hasText: 'Amelia' });
  const direction = panel.getByRole('combobox', { name: 'Direction' });
  await direction.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(panel).toBeVisible();
});

test('no shortcut acts while the user types, or under a dialog @engine', async ({
  page,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/settings/teams');
  const search = page.getByRole('searchbox', { name: /Search/ });
  await search.click();
  await page.keyboard.type('c?e/');
  await expect(search).toHaveValue('c?e/');
  await expect(page.getByRole('dialog')).toBeHidden();

  await search.fill('');
  await page.getByRole('button', { name: 'Invite User' }).click();
  const invite = page.getByRole('dialog', { name: 'Invite User' });
  await invite.getByRole('button', { name: 'Cancel' }).focus();
  await page.keyboard.press('?');
  await page.keyboard.press('/');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(invite.getByRole('button', { name: 'Cancel' })).toBeFocused();
});

test('single keys are switched off, and stay off', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/settings/teams');
  const add = page.getByRole('button', { name: 'Invite User' });
  await expect(add).toHaveAttribute('aria-keyshortcuts', 'c');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list.getByText('Invite User')).toBeVisible();
  await list.getByRole('switch', { name: 'Single keys' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(add).not.toHaveAttribute('aria-keyshortcuts');

  await page.reload();
  await expect(add).toBeVisible();
  await page.keyboard.press('c');
  await page.keyboard.press('?');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.type('shortcuts');
  await page.keyboard.press('Enter');
  await list.getByRole('switch', { name: 'Single keys' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('c');
  await expect(page.getByRole('dialog', { name: 'Invite User' })).toBeVisible();
});

test('finds records that no page has loaded, and acts on them', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Jump to…' })).toBeVisible();
  await waitForBellCount(page);
  const calls = watchCalls(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('a');
  await expect(palette(page).getByRole('option').first()).toBeVisible();
  expect(calls).toEqual([]);
  await page.keyboard.type('melia hartley');
  const contact = palette(page)
    .getByRole('group', { name: 'Contacts' })
    .getByRole('option', { name: 'Amelia Hartley Kestrel' });
  await expect(contact).toBeVisible();
  const lead = palette(page)
    .getByRole('group', { name: 'Leads' })
    .getByRole('option', { name: /Amelia Hartley/ })
    .first();
  await expect(lead).toBeVisible();
  await expect(palette(page).getByRole('group', { name: 'Team members' })).toHaveCount(0);
  // One search per pause: none for the texts typed in between.
  const contactSearches = calls.filter((url) => url.includes('/contacts/'));
  expect(contactSearches).toHaveLength(1);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('log');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  const note = page.getByRole('textbox', { name: 'Summary' });
  await expect(note).toBeFocused();
  await expect(page).toHaveURL(/\/crm\/contacts\?contact=/);

  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('amelia hartley');
  await lead.hover();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('assign');
  await page.keyboard.press('Enter');
  await page.keyboard.type('chiara');
  await expect(palette(page).getByRole('option', { name: /Chiara Ricci/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Amelia Hartley assigned to Chiara Ricci')).toBeVisible();
});

test('keeps what was found if one service fails, and searches again', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Jump to…' })).toBeVisible();
  const id = await backend.fault({ service: 'crm', path: '/v1/leads/', status: 400 });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('amelia hartley');
  const options = palette(page).getByRole('option', { name: /Amelia Hartley/ });
  await expect(options.first()).toBeVisible();
  await expect(palette(page).getByRole('alert')).toContainText('Not everything could be searched.');
  await backend.heal(id);
  await palette(page).getByRole('button', { name: 'Retry' }).click();
  await expect(palette(page).getByRole('group', { name: 'Leads' })).toBeVisible();
  await expect(palette(page).getByRole('alert')).toBeHidden();
});

test('Enter applies to the typed text, even before its rows render', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Jump to…' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await palette(page)
    .getByRole('combobox')
    .evaluate(async (field: HTMLInputElement) => {
      const dispatch = (event: Event) => field.dispatchEvent(event);
      field.setRangeText('contacts');
      dispatch(new InputEvent('input', { bubbles: true }));
      // The field is updated in a microtask, the rows in a later task.
      await Promise.resolve();
      dispatch(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    });
  await expect(page).toHaveURL('/crm/contacts');
});

test('an action that a viewer may not use stays listed with its reason @engine', async ({
  page,
  signInAs,
}) => {
  await signInAs('viewer');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Jump to…' }).click();
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('invite');
  const row = palette(page).getByRole('option', { name: /Invite User/ });
  await expect(row).toContainText('You do not have permission for this action');
  await expect(row).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Jump to…' })).toBeFocused();
});
