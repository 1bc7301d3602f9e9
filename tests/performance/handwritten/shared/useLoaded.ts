import { useEffect, useState } from 'react';

export function useLoaded<T>(loading: Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<T>();
  useEffect(() => {
    void loading.then(setLoaded);
  }, [loading]);
  return loaded;
}
