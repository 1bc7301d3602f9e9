import type { Api } from '@platform/api';
import { whenIdle as whenBrowserIdle } from '@platform/ui/internal';

/**
 * Runs something once no call is pending and the browser is idle, so that code that can wait does not
 * take the network from code that the page waits for.
 *
 * @returns cancels it
 */
export function whenIdle(
  { untilIdle, isIdle }: Pick<Api['http'], 'untilIdle' | 'isIdle'>,
  run: () => void,
) {
  let isCancelled = false;

  async function wait(): Promise<void> {
    await untilIdle();
    await new Promise<void>((resolve) => void whenBrowserIdle(resolve));
    if (isCancelled) return;
    if (isIdle()) run();
    else void wait();
  }

  void wait();
  return () => {
    isCancelled = true;
  };
}
