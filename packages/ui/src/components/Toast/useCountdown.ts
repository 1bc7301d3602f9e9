import { useEffect, useRef } from 'react';

/** Longest delay of `setTimeout`. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;

export interface CountdownOptions {
  /** In ms. */
  duration: number;
  isPaused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` after `duration`, not counting paused time. */
export function useCountdown({ duration, isPaused, onEnd }: CountdownOptions): void {
  const remaining = useRef(duration);

  useEffect(() => {
    // `setTimeout` fires at once after a longer delay.
    if (isPaused || remaining.current > MAX_TIMEOUT_MS) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - startedAt));
    };
  }, [isPaused, onEnd]);
}
