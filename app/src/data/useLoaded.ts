import { applyEdits } from '@platform/flows';
import { useCallback } from 'react';
import { useData } from './DataProvider.tsx';
import { keyFilter } from './reads.ts';

/**
 * Reads what is kept for the person signed in, and asks for nothing.
 *
 * @returns a stable function: every copy of a resource of that name, whatever its parameters, with
 *   every optimistic edit applied
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
