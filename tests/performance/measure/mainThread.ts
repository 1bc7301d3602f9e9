import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** Long enough for whatever an action sets off, animations of the tokens included. */
const quietMs = 400;

async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/**
 * Measures how long the main thread works because of an action: script, style, layout and paint of
 * every task until the page is quiet, less what it works in the same time by itself.
 *
 * @returns ms
 */
export async function mainThreadTime(
  devtools: CDPSession,
  action: () => Promise<unknown>,
): Promise<number> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const idleFrom = await busyMs(devtools);
  await wait(quietMs);
  const from = await busyMs(devtools);
  await action();
  await wait(quietMs);
  const to = await busyMs(devtools);
  return Math.max(0, to - from - (from - idleFrom));
}
