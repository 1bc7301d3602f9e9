import type { Browser } from 'playwright';
import { openPage } from '../browser.ts';
import type { Session } from '../../support/sessionSignIn.ts';

/** Returns ms from navigation, at 4× and on the slow network. */
export async function measureLargestPaint(
  browser: Browser,
  address: string,
  session: Session,
): Promise<number> {
  const { page, close } = await openPage(browser, { session, slowdown: 4, hasSlowNetwork: true });
  await page.goto(address, { waitUntil: 'networkidle' });
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  await close();
  return time;
}
