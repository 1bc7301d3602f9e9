import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** Long enough for all effects of an action, including animations. */
const quietMs = 400;

export const countWork = (devtools: CDPSession): Promise<unknown> =>
  devtools.send('Performance.enable', { timeDomain: 'threadTicks' });

/** Main-thread work since counting started, in ms. */
export async function workedMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Main-thread ms of an action until the page is quiet, less its idle work. */
export async function mainThreadTime(
  devtools: CDPSession,
  action: () => Promise<unknown>,
): Promise<number> {
  await countWork(devtools);
  const idleFrom = await workedMs(devtools);
  await wait(quietMs);
  const from = await workedMs(devtools);
  await action();
  await wait(quietMs);
  const to = await workedMs(devtools);
  return Math.max(0, to - from - (from - idleFrom));
}
