import type { Browser } from 'playwright';
import { openPage } from '../browser.ts';
import type { PageOptions } from '../browser.ts';
import { countWork, workedMs } from './mainThread.ts';

export interface FirstVisit {
  /** ms from navigation until the page can be used. */
  usableAt: number;
  mainThread: number;
  scriptFiles: number;
  scriptBytes: number;
  /** Requests until nothing more is loaded, including the document. */
  requests: number;
  /** Bytes of fonts until nothing more is loaded. */
  fontBytes: number;
  /** Cumulative layout shift until nothing more is loaded. */
  layoutShift: number;
}

/** Visits a URL and waits until nothing more is loaded. */
export async function measureFirstVisit(
  browser: Browser,
  address: string,
  options: PageOptions,
): Promise<FirstVisit> {
  const { page, devtools, close } = await openPage(browser, options);
  let requests = 0;
  page.on('request', () => (requests += 1));
  await countWork(devtools);
  await page.goto(address, { waitUntil: 'commit' });
  const usableAt = await page.evaluate(() => window.probe.usable);
  const mainThread = await workedMs(devtools);
  await page.waitForLoadState('networkidle');
  const { files, readyAt, layoutShift } = await page.evaluate(() => ({
    files: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, responseEnd, encodedBodySize }) => ({ name, responseEnd, encodedBodySize }),
    ),
    readyAt: window.probe.readyAt(),
    layoutShift: window.probe.layoutShift(),
  }));
  await close();
  const scripts = sizesOf(
    '.js',
    files.filter(({ responseEnd }) => responseEnd <= readyAt),
  );
  return {
    usableAt,
    mainThread,
    scriptFiles: scripts.length,
    scriptBytes: sum(scripts),
    requests,
    fontBytes: sum(sizesOf('.woff2', files)),
    layoutShift,
  };
}

type LoadedFile = Pick<PerformanceResourceTiming, 'name' | 'encodedBodySize'>;

function sizesOf(ending: string, files: readonly LoadedFile[]): number[] {
  const found = files.filter(({ name }) => new URL(name).pathname.endsWith(ending));
  return [...new Map(found.map(({ name, encodedBodySize }) => [name, encodedBodySize])).values()];
}

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);
