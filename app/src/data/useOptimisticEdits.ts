import type { AnyResource, Change } from '@platform/api';
import { useCallback } from 'react';
import { applyEdits } from '@platform/flows';
import { useData } from './DataProvider.tsx';
import { useChanges } from './useChanges.ts';

/**
 * Shows changes before they are confirmed, as edits over what the service told last. An edit that
 * fails is taken out and leaves the others as they are.
 *
 * @returns a function that shows the changes and answers how to settle them, which in turn answers
 *   what has to be read again: a resource after its last edit, and one whose read under way is older
 *   than what was confirmed
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
