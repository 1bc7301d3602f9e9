import type { Api } from '@platform/api';
import { whenIdle as whenBrowserIdle } from '@platform/ui/internal';

/**
 * Runs something once no call is pending and the browser is idle, so that code that can wait does not
 * take the network from code that the page waits for.
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
    await new Promise<void>((resolve) => void whenBrowserIdle(resolve));
    if (isCancelled) return;
    if (isQuiet()) run();
    else void wait();
  }

  void wait();
  return () => {
    isCancelled = true;
  };
}
