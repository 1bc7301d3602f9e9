import type { Browser } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';

/** A first visit with an empty cache, at 4× and on the slow network. */
export interface FirstVisit {
  /** ms from navigation until the page can be used. */
  usableAt: number;
  /** ms from navigation until a press is answered, not only kept. */
  answersAt: number;
  /** Brotli bytes of the JavaScript that had arrived by then. */
  scriptBytes: number;
  /** Cumulative layout shift until everything has arrived. */
  layoutShift: number;
}

/** Visits an address and waits until nothing more is loaded. */
export async function measureFirstVisit(
  browser: Browser,
  address: string,
  session?: Session,
): Promise<FirstVisit> {
  const { page, close } = await openPage(browser, {
    ...(session ? { session } : {}),
    slowdown: 4,
    hasSlowNetwork: true,
  });
  await page.goto(address, { waitUntil: 'commit' });
  const usableAt = await page.evaluate(() => window.probe.usable);
  const answersAt = await page.evaluate(() => window.probe.answering);
  await page.waitForLoadState('networkidle');
  const scriptBytes = await page.evaluate(() => {
    const sizes = new Map<string, number>();
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      if (
        entry.responseEnd <= window.probe.readyAt() &&
        new URL(entry.name).pathname.endsWith('.js')
      )
        sizes.set(entry.name, entry.encodedBodySize);
    return [...sizes.values()].reduce((sum, size) => sum + size, 0);
  });
  const layoutShift = await page.evaluate(() => window.probe.layoutShift());
  await close();
  return { usableAt, answersAt, scriptBytes, layoutShift };
}
