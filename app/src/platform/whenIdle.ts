import type { Api } from '@platform/api';

/**
 * Runs something once the page is at rest: no call is under way and nothing is being drawn. What
 * could wait would otherwise take the network from what the page is waiting for.
 *
 * @returns cancels it
 */
export function whenIdle(
  { quiet, isQuiet }: Pick<Api['http'], 'quiet' | 'isQuiet'>,
  run: () => void,
) {
  let isCancelled = false;

  async function wait(): Promise<void> {
    await quiet();
    await idle();
    if (isCancelled) return;
    if (isQuiet()) run();
    else void wait();
  }

  void wait();
  return () => {
    isCancelled = true;
  };
}

/** A page may never be idle on a busy device: what waits for it runs after this time anyway, in ms. */
const IDLE_TIMEOUT_MS = 2000;

/** Resolves when the browser has nothing to do; soon after where it cannot tell. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(resolve, { timeout: IDLE_TIMEOUT_MS });
    } else setTimeout(resolve, 200);
  });
