import { useEffect, useEffectEvent } from 'react';

/** Calls `run` on animation frames at least `everyMs` apart, for DOM updates without React. */
export function useTicker(run: () => void, everyMs: number, isRunning: boolean): void {
  const tick = useEffectEvent(run);
  useEffect(() => {
    if (!isRunning) return undefined;
    let last = -Infinity;
    let frame = requestAnimationFrame(function next(now) {
      frame = requestAnimationFrame(next);
      if (now - last < everyMs) return;
      last = now;
      tick();
    });
    return () => cancelAnimationFrame(frame);
  }, [everyMs, isRunning]);
}
