import { useEffect, useState } from 'react';

const SECOND = 1_000;

/**
 * Counts down to a moment.
 *
 * @param until in milliseconds of the epoch
 * @returns the seconds that are left, rounded up; 0 once it is over
 */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const isOver = now >= until;

  useEffect(() => {
    if (Date.now() >= until) return setNow(Date.now());
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
    // Started again once for each moment, and stopped when it is over.
  }, [until, isOver]);

  return isOver ? 0 : Math.ceil((until - now) / SECOND);
}
