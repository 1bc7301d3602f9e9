import type { Locator, Page } from 'playwright/test';

/** What a host answers for a chunk of a build that is gone. */
export const notFound = { status: 404, type: 'text/plain', body: '404 Not Found' } as const;

/** The screen that stands in the place of a page that could not be loaded or drawn. */
export const errorScreen = (page: Page): Locator =>
  page.getByRole('heading', { name: "Oops, that's our bad" });

/** Goes to the team by the links of the sidebar. */
export async function goToTeam(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Teams' }).click();
}
