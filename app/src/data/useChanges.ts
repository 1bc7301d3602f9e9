import type { Change } from '@platform/api';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useData } from './DataProvider.tsx';
import { keyFilter } from './keys.ts';

/**
 * Changes what is kept of resources without reading them. A read that is under way is discarded:
 * its answer is older than the change. A copy that stays unknown is left to its read.
 *
 * @returns a function that never rejects
 */
export function useChanges(): (changes: readonly Change[]) => Promise<void> {
  const { cache } = useData();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (changes) => {
      const changed = changes.flatMap(({ resource, apply }) =>
        [...cache.keys()].filter(keyFilter([{ name: resource }])).flatMap((key) => {
          const data = apply(cache.get(key)?.data);
          if (data === undefined) return [];
          // What ends after the session changes nothing: its cache is gone.
          return [mutate(key, data, { revalidate: false }).catch(() => undefined)];
        }),
      );
      await Promise.all(changed);
    },
    [cache, mutate],
  );
}
