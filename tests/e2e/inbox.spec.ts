import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';

const openRow = (page: Page) =>
  page.getByRole('region', { name: 'Conversations' }).locator('a[aria-current="true"]');
const log = (page: Page) => page.getByRole('log', { name: 'Messages' });

test('works in the inbox by keyboard: finds, steps, replies, adds a note, assigns, resolves', async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Jump to…' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Inbox');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Marisol Quintero' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toContainText('Chats26');

  await page.keyboard.press('j');
  await expect(openRow(page)).toContainText('Анна Кузнецова');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(openRow(page)).toContainText('Marisol Quintero');
  await page.keyboard.press('k');
  await expect(openRow(page)).toContainText('Amelia Hartley');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/conversation=icv_nw0002/);

  await page.keyboard.press('r');
  // As fast as a user who does not wait for the thread.
  await page.keyboard.type('Two sites cost 90 pounds.');
  await expect(page.getByPlaceholder(/^Reply to Marisol Quintero/)).toHaveValue(
    'Two sites cost 90 pounds.',
  );
  await page.keyboard.press('Control+Enter');
  await expect(log(page).getByText('Handed over to Priya Nair')).toBeVisible();
  await expect(log(page).getByText('Two sites cost 90 pounds.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await page.keyboard.type('She has two shops.');
  await page.keyboard.press('Control+Enter');
  await expect(log(page).getByText('Private note').last()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('a');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitemradio', { name: 'Amara Okafor' })).toBeVisible();
  await page.keyboard.type('Amara');
  await page.keyboard.press('Enter');
  await expect(log(page).getByText('Handed over to Amara Okafor')).toBeVisible();
  await page.keyboard.press('e');
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await expect(openRow(page)).toContainText('Resolved');
  await page.keyboard.press('j');
  await expect(openRow(page)).not.toContainText('Marisol Quintero');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search conversations' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1, name: 'Inbox' })).toBeFocused();

  const actions = (await backend.committedWrites()).map(({ action }) => action);
  expect(actions.filter((action) => action === 'inbox.replied')).toHaveLength(1);
  expect(actions.filter((action) => action === 'inbox.noted')).toHaveLength(1);
  expect(actions.filter((action) => action === 'inbox.changed')).toHaveLength(2);
});

test("a visitor's message appears without moving the list, while a colleague types @engine", async ({
  page,
  backend,
  signInAs,
}) => {
  await signInAs('admin');
  await page.goto('/inbox?search=Question%2060&conversation=icv_nw0016');
  await expect(log(page).getByText('Answer 60')).toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toContainText('Chats1');

  // Older messages appear above, without moving the visible ones.
  const read = log(page).getByText('Question 45:');
  await read.scrollIntoViewIfNeeded();
  await log(page).evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(log(page).getByText('Question 25:')).toHaveCount(1);
  await expect(log(page).getByText('Answer 60')).not.toBeInViewport();

  await backend.writeToInbox('icv_nw0016', { text: 'And in blue?', typing: 'Amara Okafor' });
  await expect(page.getByText('Amara Okafor is typing…')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'And in blue?' })).toHaveText(
    'Oliver Hartley: And in blue?',
  );
  await expect(log(page).getByText('And in blue?')).not.toBeInViewport();
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(log(page).getByText('And in blue?')).toBeInViewport();
});

test('on a phone one pane is visible at a time, and Back returns to the list', async ({
  page,
  signInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInAs('admin');
  await page.goto('/inbox');
  await page.getByRole('link', { name: /Amelia Hartley/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Amelia Hartley' })).toBeFocused();
  const list = page.getByRole('region', { name: 'Conversations' });
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Contact details' }).click();
  const card = page.getByRole('dialog', { name: 'Contact' });
  await expect(card.getByText('Kestrel Logistics')).toBeVisible();
  await expect(card.getByRole('link', { name: 'Open contact' })).toHaveAttribute(
    'href',
    '/crm/contacts?contact=con_nw0001',
  );
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(list).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Amelia Hartley' })).toHaveCount(0);
});

test('a deployment without the feature has no inbox', async ({ page, runtimeConfig, signInAs }) => {
  runtimeConfig['PLATFORM_FEATURES'] = 'register';
  await signInAs('admin');
  await page.goto('/inbox');
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
});
