import type { Page } from 'playwright/test';
import { expect, people, test } from '../support/fixtures.ts';

/** Records the URLs that the page navigates to or opens in a window, except its current one. */
function watchNavigations(page: Page): string[] {
  const visited: string[] = [];
  // The router's initial history update, with the same URL, may be reported late.
  const here = page.url();
  page.on('framenavigated', (frame) => {
    if (frame.url() !== here) visited.push(frame.url());
  });
  page.on('popup', (popup) => visited.push(popup.url()));
  return visited;
}

test('O06 does not open a sign-in URL with the scheme `javascript:`', async ({ page, backend }) => {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(people.admin);
  await backend.fault({
    path: '/v1/login',
    method: 'POST',
    body: { success: true, auth_url: 'javascript:window.hacked=1' },
  });
  const visited = watchNavigations(page);

  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  await expect(
    page.getByRole('main').getByText('Login failed. Please try again.').first(),
  ).toBeVisible();
  expect(visited).toEqual([]);
  await expect(page).toHaveURL(/\/auth$/);
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
});
