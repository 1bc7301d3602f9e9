import { applyEdits } from '@platform/flows';
import { useCallback } from 'react';
import { useData } from './DataProvider.tsx';
import { keyFilter } from './reads.ts';

/** Returns a stable function that reads every cached copy of a resource, with optimistic edits. */
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
