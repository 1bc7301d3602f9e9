import { useEffect, useRef } from 'react';

interface Countdown {
  /** In ms. */
  duration: number;
  isPaused: boolean;
  onEnd: () => void;
}

/** Calls `onEnd` after `duration`, not counting paused time. */
export function useCountdown({ duration, isPaused, onEnd }: Countdown): void {
  const remaining = useRef(duration);

  useEffect(() => {
    if (isPaused) return undefined;
    const startedAt = performance.now();
    const timer = setTimeout(onEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current = Math.max(0, remaining.current - (performance.now() - startedAt));
    };
  }, [isPaused, onEnd]);
}
