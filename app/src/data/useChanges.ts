import type { AnyResource, Change } from '@platform/api';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useData } from './DataProvider.tsx';
import { keyFilter } from './keys.ts';

/**
 * Changes what is kept of resources without reading them. The answer of a read that is under way is
 * older than the change, and discarded.
 *
 * @returns a function that answers which of the resources are being read: unless the change said all
 *   there is to know of them, they have to be read again
 */
export function useChanges(): (changes: readonly Change[]) => AnyResource[] {
  const { cache, reads } = useData();
  const { mutate } = useSWRConfig();
  return useCallback(
    (changes) =>
      changes.flatMap(({ resource: name, apply }) => {
        const isMeant = keyFilter([{ name }]);
        const isRead = reads.isRunning(isMeant);
        for (const key of [...cache.keys()].filter(isMeant)) {
          const data = apply(cache.get(key)?.data);
          if (data === undefined) continue;
          // What ends after the session changes nothing: its cache is gone.
          mutate(key, data, { revalidate: false }).catch(() => undefined);
        }
        return isRead ? [{ name }] : [];
      }),
    [cache, mutate, reads],
  );
}
