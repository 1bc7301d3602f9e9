import { useEffect, useEffectEvent } from 'react';

/**
 * Runs something some times a second while the page is drawn, outside of React: what it changes it
 * changes in the document itself.
 *
 * @param everyMs how far apart, at least
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
