import type { Api } from '@platform/api';
import { whenIdle as whenBrowserIdle } from '@platform/ui/internal';

/** Runs a callback once no call is pending and the browser is idle. Returns a cancel function. */
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
