import type { Locator, Page } from 'playwright/test';

/** Response of a host for a chunk of an old build. */
export const notFound = { status: 404, type: 'text/plain', body: '404 Not Found' } as const;

/** The screen that replaces a page that failed to load or render. */
export const errorScreen = (page: Page): Locator =>
  page.getByRole('heading', { name: "Oops, that's our bad" });

/** Goes to the team by the links of the sidebar. */
export async function goToTeam(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Teams' }).click();
}
