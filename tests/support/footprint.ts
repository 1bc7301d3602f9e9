import type { CDPSession, Page } from 'playwright/test';
import { expect } from 'playwright/test';

/** Tours between two measurements. */
const ROUNDS_PER_MEASUREMENT = 2;
const measurements = 6;

interface Footprint {
  heap: number;
  nodes: number;
  listeners: number;
  timers: number;
}

/** Time after which toasts, delays and shared responses have ended, in ms. */
const passingMs = 5000;

/** Measures the memory in use on an idle page, after garbage collection. */
async function footprint(page: Page, session: CDPSession): Promise<Footprint> {
  await page.waitForFunction(
    (passing) => [...liveTimers().values()].every((wait) => wait > passing),
    passingMs,
  );
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { usedSize: heap } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const timers = await page.evaluate(() => liveTimers().size);
  return { heap, nodes, listeners, timers };
}

declare function liveTimers(): Map<unknown, number>;

function keepTimers() {
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

/** Tracks pending timers with their delays, from each load on. */
export async function trackTimers(page: Page): Promise<void> {
  await page.addInitScript(keepTimers);
}

/**
 * Repeats a tour until heap, nodes, listeners and timers are stable. Count timers from the start.
 */
export async function expectNoLeaks(page: Page, tour: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const footprints: Footprint[] = [];
  const growth = () => (footprints.at(-1)?.heap ?? 0) / (footprints.at(-2)?.heap ?? 1) - 1;
  while (footprints.length < 2 || (footprints.length < measurements && Math.abs(growth()) > 0.03)) {
    for (let round = 0; round < ROUNDS_PER_MEASUREMENT; round += 1) await tour();
    footprints.push(await footprint(page, session));
  }
  expect(growth()).toBeLessThan(0.05);
  const [first, last] = [footprints[0], footprints.at(-1)];
  if (!first || !last) throw new Error('nothing was measured');
  expect(last.heap - first.heap).toBeLessThan(3 * 1024 * 1024);
  expect(last.nodes / first.nodes).toBeLessThan(1.02);
  expect(last.listeners / first.listeners).toBeLessThan(1.02);
  expect(last.timers).toBeLessThanOrEqual(first.timers);
}
