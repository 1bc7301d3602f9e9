import type { Browser } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';
import { mainThreadTime } from './mainThread.ts';
import { follow, otherPage, teamPage } from './pages.ts';
import type { LinkedPage } from './pages.ts';

/** There and back, not measured. */
const warmUps = 10;
const rounds = 5;

/**
 * Goes back and forth between two pages that were visited before, without slow-down, each time with
 * the page quiet before the next.
 *
 * @returns ms that the main thread works for a change, there and back in the mean, of each round
 */
export async function measureRouteWork(
  browser: Browser,
  url: string,
  session: Session,
): Promise<number[]> {
  const { page, devtools, close } = await openPage(browser, { session });
  await page.goto(url + teamPage[0]);
  await page.evaluate(() => window.probe.usable);
  for (let round = 0; round < warmUps; round += 1) {
    await follow(page, otherPage);
    await follow(page, teamPage);
  }
  const timeOf = (to: LinkedPage) => mainThreadTime(devtools, () => follow(page, to));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    times.push(((await timeOf(otherPage)) + (await timeOf(teamPage))) / 2);
  await close();
  return times;
}
