import type { AnyResource, Change } from '@platform/api';
import { applyEdits } from '@platform/flows';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useData } from './DataProvider.tsx';
import { keyFilter } from './reads.ts';

/** Changes cached data; returns resources whose pending, older responses were discarded. */
export function useChanges(): (changes: readonly Change[]) => AnyResource[] {
  const { cache, reads } = useData();
  const { mutate } = useSWRConfig();
  return useCallback(
    (changes) =>
      changes.flatMap(({ resource: name, apply }) => {
        const isAffected = keyFilter([{ name }]);
        const isRead = reads.isRunning(isAffected);
        for (const key of [...cache.keys()].filter(isAffected)) {
          const data = apply(cache.get(key)?.data);
          if (data === undefined) continue;
          // After a sign-out the cache is no longer used.
          mutate(key, data, { revalidate: false }).catch(() => undefined);
        }
        return isRead ? [{ name }] : [];
      }),
    [cache, mutate, reads],
  );
}

/**
 * Applies optimistic edits on top of the latest response; a failed edit is removed alone. Returns a
 * function that settles them and returns the resources to fetch again.
 */
export function useOptimisticEdits(): (
  changes: readonly Change[],
) => (isDone: boolean) => AnyResource[] {
  const { edits } = useData();
  const change = useChanges();

  return useCallback(
    (changes) => {
      const added = changes.map((made) => ({ name: made.resource, id: edits.add(made) }));
      return (isDone) =>
        added.flatMap(({ name, id }) => {
          const { folded, isLast } = edits.settle(name, id, isDone);
          const confirmed = { resource: name, apply: (data: unknown) => applyEdits(data, folded) };
          const outdated = folded.length > 0 ? change([confirmed]) : [];
          return isLast ? [{ name }] : outdated;
        });
    },
    [change, edits],
  );
}
