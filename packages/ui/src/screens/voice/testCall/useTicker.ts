import { useEffect, useEffectEvent } from 'react';

/**
 * Runs a function on animation frames, for DOM updates without React.
 * @param everyMs minimum interval, in ms
 */
export function useTicker(run: () => void, everyMs: number, isOn: boolean): void {
  const tick = useEffectEvent(run);
  useEffect(() => {
    if (!isOn) return undefined;
    let last = -Infinity;
    let frame = requestAnimationFrame(function next(now) {
      frame = requestAnimationFrame(next);
      if (now - last < everyMs) return;
      last = now;
      tick();
    });
    return () => cancelAnimationFrame(frame);
  }, [everyMs, isOn]);
}
