import type { Change } from '@platform/api';
import { useCallback } from 'react';
import { applyEdits } from '@platform/flows';
import { useData } from './DataProvider.tsx';
import { useChanges } from './useChanges.ts';
import { useRefresh } from './useRefresh.ts';

/**
 * Shows changes before they are confirmed, as edits over what the service told last. An edit that
 * fails is taken out and leaves the others as they are; after the last one of a resource it is read
 * again.
 *
 * @returns a function that shows the changes and answers how to settle them, whose promise resolves
 *   once the data have been read again
 */
export function useOptimisticEdits(): (
  changes: readonly Change[],
) => (isDone: boolean) => Promise<unknown> {
  const { edits } = useData();
  const change = useChanges();
  const refresh = useRefresh();

  return useCallback(
    (changes) => {
      const added = changes.map((made) => ({ name: made.resource, id: edits.add(made) }));
      void change(added.map(({ name }) => ({ resource: name, apply: (data) => data })));
      return (isDone) =>
        Promise.all(
          added.map(async ({ name, id }) => {
            const { folded, isLast } = edits.settle(name, id, isDone);
            void change([{ resource: name, apply: (data) => applyEdits(data, folded) }]);
            if (isLast) await refresh({ name });
          }),
        );
    },
    [change, edits, refresh],
  );
}
