import type { Browser } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';
import { usedHeap } from './heap.ts';
import { follow, otherPage, teamPage } from './pages.ts';

/** Changes before the measurement, until the engine has compiled the code, which it keeps on the heap. */
const warmUps = 90;
const changes = 50;

/** Times of changes between two pages that were visited before, at 4×. */
export interface RouteChangeTimes {
  /** Times from each click to the paint of the new page, in ms. */
  toPaint: number[];
  /** Growth of the heap per change, in KiB. */
  heapPerChange: number[];
}

/** Follows links of the navigation between the team page and one without data. */
export async function measureRouteChange(
  browser: Browser,
  url: string,
  session: Session,
): Promise<RouteChangeTimes> {
  const { page, devtools, close } = await openPage(browser, { session, slowdown: 4 });
  await page.goto(`${url}/settings/teams`);
  await page.evaluate(() => window.probe.usable);
  const goBackAndForth = async (count: number) => {
    const times: number[] = [];
    for (let change = 0; change < count; change += 1)
      times.push(await follow(page, change % 2 ? teamPage : otherPage));
    return times;
  };
  await goBackAndForth(warmUps);
  const before = await usedHeap(devtools);
  const toPaint = await goBackAndForth(changes);
  const after = await usedHeap(devtools);
  await close();
  return { toPaint, heapPerChange: [(after - before) / 1024 / changes] };
}
