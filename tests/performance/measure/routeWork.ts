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
 * Goes back and forth between two visited pages. Returns main-thread ms per change of each round.
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
