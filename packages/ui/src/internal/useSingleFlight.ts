import { useEffect, useRef, useState } from 'react';

/**
 * One action at a time; the guard is synchronous, because state would let a double click through.
 * `action` must not reject. `onResult` is not called after unmount; `run` returns `undefined` for
 * an ignored call.
 */
export function useSingleFlight<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result> | Result,
  onResult?: (result: Result) => void,
): {
  run: (...args: Args) => Promise<Result | undefined>;
  isRunning: boolean;
} {
  const running = useRef(false);
  const isMounted = useRef(false);
  const [isRunning, setIsRunning] = useState(false);

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  async function run(...args: Args): Promise<Result | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setIsRunning(true);
    try {
      const result = await action(...args);
      if (isMounted.current) onResult?.(result);
      return result;
    } finally {
      running.current = false;
      setIsRunning(false);
    }
  }
  return { run, isRunning };
}
