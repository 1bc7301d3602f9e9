import { applyEdits } from '@platform/flows';
import { useCallback } from 'react';
import { useData } from './DataProvider.tsx';
import { keyFilter } from './reads.ts';

/**
 * Reads cached data without fetching.
 *
 * @returns a stable function that returns every cached copy of a resource, for any parameters, with
 * optimistic edits applied
 */
export function useLoaded(): (name: string) => unknown[] {
  const { cache, edits } = useData();
  return useCallback(
    (name) => {
      const isCopy = keyFilter([{ name }]);
      const pending = edits.pendingOf(name);
      return [...cache].flatMap(([key, { data }]) =>
        isCopy(key) && data !== undefined ? [applyEdits(data, pending)] : [],
      );
    },
    [cache, edits],
  );
}
