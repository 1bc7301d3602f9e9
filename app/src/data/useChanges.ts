import type { AnyResource, Change } from '@platform/api';
import { applyEdits } from '@platform/flows';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useData } from './DataProvider.tsx';
import { keyFilter } from './reads.ts';

/**
 * Changes cached resources without reading them. The response of a read under way predates the
 * change and is discarded.
 *
 * @returns a function that returns which of the resources are being read: they have to be read
 *   again, unless the change was complete
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
          // After the session it changes nothing: the cache is no longer in use.
          mutate(key, data, { revalidate: false }).catch(() => undefined);
        }
        return isRead ? [{ name }] : [];
      }),
    [cache, mutate, reads],
  );
}

/**
 * Shows changes before they are confirmed, as edits over the latest response. A failed edit is
 * removed and leaves the others as they are.
 *
 * @returns a function that shows the changes and returns how to settle them, which in turn returns
 *   the resources to read again: those without further edits, and those whose read under way
 *   predates what was confirmed
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
