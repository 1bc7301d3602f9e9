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

/**
 * Notes when, by the page's own clock, a path is asked for.
 *
 * @returns gives the seconds between the first call and each call
 */
export async function watchCallTimes(page: Page, path: string): Promise<() => Promise<number[]>> {
  await page.addInitScript((watched) => {
    const times: number[] = [];
    const send = window.fetch.bind(window);
    Object.assign(window, { callTimes: times });
    window.fetch = (input, init) => {
      if (new Request(input).url.endsWith(watched)) times.push(Date.now());
      return send(input, init);
    };
  }, path);
  return () =>
    page.evaluate(() => {
      const { callTimes } = window as unknown as { callTimes: number[] };
      return callTimes.map((time) => (time - (callTimes[0] ?? 0)) / 1000);
    });
}
