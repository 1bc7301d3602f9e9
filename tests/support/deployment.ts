import type { Locator, Page } from 'playwright/test';

/** Response of a host for a chunk of an old build. */
export const notFound = { status: 404, type: 'text/plain', body: '404 Not Found' } as const;

export const errorScreen = (page: Page): Locator =>
  page.getByRole('heading', { name: "Oops, that's our bad" });

export async function goToTeam(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Teams' }).click();
}
