import { useRef, useState } from 'react';

/**
 * Lets one run of an action go at a time. The guard is synchronous, since a state would let a
 * double click through before the next render.
 *
 * @param action must not reject: whoever acts also tells about failure
 * @returns `run`, which answers `undefined` for a call it ignored, and whether a run is going
 */
export function useSingleFlight<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result> | Result,
): { run: (...args: Args) => Promise<Result | undefined>; isRunning: boolean } {
  const running = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  async function run(...args: Args): Promise<Result | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setIsRunning(true);
    try {
      return await action(...args);
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  }
  return { run, isRunning };
}
