import { expect } from 'playwright/test';
import type { BrowserContext, Page } from 'playwright/test';
import { clientOf } from './sessionClient.ts';
import { openTeam } from './sessionPage.ts';

export async function openTeamInNewTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await openTeam(tab);
  return tab;
}

/** Makes every tab send a private call at the same time; returns which of them succeeded. */
export async function callFromEach(tabs: readonly Page[], path: string): Promise<boolean[]> {
  const clients = await Promise.all(tabs.map((tab) => clientOf(tab)));
  const outcomes = await Promise.all(clients.map(({ send }) => send([{ path }])));
  return outcomes.flat().map(({ isOk }) => isOk);
}

/** Waits until a tab waits for the refresh of another tab. */
export async function waitForPendingLock(tab: Page): Promise<void> {
  const pending = () => tab.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(pending).toBe(1);
}
