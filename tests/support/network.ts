import type { Page } from 'playwright/test';

/** Takes the network away for two seconds and gives it back for two, so many times. */
export async function breakNetworkRepeatedly(page: Page, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await page.context().setOffline(true);
    await page.clock.fastForward(2000);
    await page.context().setOffline(false);
    await page.clock.fastForward(2000);
  }
}
