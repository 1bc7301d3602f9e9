import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Now, by the minute: what is said of a moment changes with it. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
