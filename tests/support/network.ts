import type { Page } from 'playwright/test';

/** Switches the network off for two seconds and on for two, repeatedly. */
export async function breakNetworkRepeatedly(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.context().setOffline(true);
    await page.clock.fastForward(2000);
    await page.context().setOffline(false);
    await page.clock.fastForward(2000);
  }
}
