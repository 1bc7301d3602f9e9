import type { CDPSession, Page } from 'playwright/test';
import { expect } from 'playwright/test';

/** Tours between two measurements. */
const ROUNDS_PER_MEASUREMENT = 2;
const MAX_MEASUREMENTS = 6;

interface Footprint {
  heap: number;
  nodes: number;
  listeners: number;
  timers: number;
}

/** Longest delay of a timer that ends by itself, such as that of a toast, in ms. */
const TRANSIENT_MS = 5000;

/** Waits for the timers that end by themselves, collects garbage and measures the page. */
async function footprint(page: Page, session: CDPSession): Promise<Footprint> {
  await page.waitForFunction(
    (transientMs) => [...liveTimers().values()].every((wait) => wait > transientMs),
    TRANSIENT_MS,
  );
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const timers = await page.evaluate(() => liveTimers().size);
  return { heap, nodes, listeners, timers };
}

declare function liveTimers(): Map<unknown, number>;

function installTimerTracking() {
  const live = new Map<unknown, number>();
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const repeat = window.setInterval.bind(window);
  Object.assign(window, {
    liveTimers: () => live,
    setTimeout: (run: () => void, wait = 0) => {
      const id: unknown = start(() => {
        live.delete(id);
        run();
      }, wait);
      live.set(id, wait);
      return id;
    },
    clearTimeout: (id: number) => {
      live.delete(id);
      stop(id);
    },
    setInterval: (run: () => void, wait = 0) => {
      const id: unknown = repeat(run, wait);
      live.set(id, wait);
      return id;
    },
    clearInterval: (id: number) => {
      live.delete(id);
      stop(id);
    },
  });
}

/** Tracks pending timers and their delays. Call it before the first page load. */
export async function trackTimers(page: Page): Promise<void> {
  await page.addInitScript(installTimerTracking);
}

/**
 * Repeats a tour until the heap is stable, then expects that heap, nodes, listeners and timers have
 * hardly grown. Requires `trackTimers`.
 */
export async function expectNoLeaks(page: Page, tour: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const footprints: Footprint[] = [];
  const growth = () => (footprints.at(-1)?.heap ?? 0) / (footprints.at(-2)?.heap ?? 1) - 1;
  while (
    footprints.length < 2 ||
    (footprints.length < MAX_MEASUREMENTS && Math.abs(growth()) > 0.03)
  ) {
    for (let round = 0; round < ROUNDS_PER_MEASUREMENT; round += 1) await tour();
    footprints.push(await footprint(page, session));
  }
  expect(growth()).toBeLessThan(0.05);
  const [first, last] = [footprints[0], footprints.at(-1)];
  if (!first || !last) throw new Error('No measurement was taken.');
  expect(last.heap - first.heap).toBeLessThan(3 * 1024 * 1024);
  expect(last.nodes / first.nodes).toBeLessThan(1.02);
  expect(last.listeners / first.listeners).toBeLessThan(1.02);
  expect(last.timers).toBeLessThanOrEqual(first.timers);
}
