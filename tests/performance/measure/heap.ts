import type { CDPSession } from 'playwright';
import { launch, openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';
import { follow, teamPage } from './pages.ts';
import type { LinkedPage } from './pages.ts';

/** Five pages, so that the tour is back at its start after 5 and after 50 navigations. */
const tour: readonly LinkedPage[] = [
  ['/dashboard', 'Dashboard'],
  ['/integrations', 'Integrations'],
  ['/crm', 'CRM'],
  ['/billing', 'Billing & Subscriptions'],
  teamPage,
];
const few = 5;
const many = 50;

/** V8 keeps compiled code on the heap, so compilation is disabled. */
const interpreted = [
  '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation',
];

/** Bytes used after garbage collection. */
export async function usedHeap(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.enable');
  for (let pass = 0; pass < 3; pass += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

/** Heap after 50 changes of page, as a share of the heap after 5, at 4×. */
export async function measureHeapShare(url: string, session: Session): Promise<number> {
  const browser = await launch(interpreted);
  const { page, devtools } = await openPage(browser, { session, slowdown: 4 });
  await page.goto(url + teamPage[0]);
  await page.evaluate(() => window.probe.usable);
  let early = 0;
  for (let change = 0; change < many; change += 1) {
    if (change === few) early = await usedHeap(devtools);
    await follow(page, tour[change % tour.length] ?? teamPage);
  }
  const late = await usedHeap(devtools);
  await browser.close();
  return late / early;
}
