import { useEffect, useState } from 'react';

/** What a promise brings; undefined until then. */
export function useLoaded<T>(loading: Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    void loading.then(setLoaded);
  }, [loading]);
  return loaded;
}
