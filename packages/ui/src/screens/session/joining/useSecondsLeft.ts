import { useCallback, useSyncExternalStore } from 'react';

const SECOND_MS = 1_000;

/** Seconds until a time in ms since the epoch, rounded up; 0 after it. */
export function useSecondsLeft(until: number): number {
  const secondsLeft = () => Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
  const subscribe = useCallback(
    (notify: () => void) => {
      if (Date.now() >= until) return () => {};
      const timer = setInterval(() => {
        notify();
        if (Date.now() >= until) clearInterval(timer);
      }, SECOND_MS / 2);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore(subscribe, secondsLeft, secondsLeft);
}
