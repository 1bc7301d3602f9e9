import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Lets one run of an action go at a time. The guard is synchronous, since a state would let a
 * double click through before the next render.
 *
 * @param action must not reject: it reports its own failure
 * @returns `run`, which returns `undefined` for a call it ignored, whether a run is going, and
 *   `isGone`: true once the component is unmounted, so that a late run closes and changes nothing
 */
export function useSingleFlight<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result> | Result,
): {
  run: (...args: Args) => Promise<Result | undefined>;
  isRunning: boolean;
  isGone: () => boolean;
} {
  const running = useRef(false);
  const gone = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);

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
  return { run, isRunning, isGone: useCallback(() => gone.current, []) };
}
