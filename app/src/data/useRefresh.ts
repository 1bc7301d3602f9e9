import type { AnyResource } from '@platform/api';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useData } from './DataProvider.tsx';
import { keyFilter } from './keys.ts';

/**
 * Reads resources again, whatever their parameters: at once where a page shows them, else with the
 * next page that does.
 *
 * @returns a function whose promise resolves when the answers are there, with what those that could
 *   not be had failed with; it never rejects
 */
export function useRefresh(): (...resources: readonly AnyResource[]) => Promise<unknown[]> {
  const { cache, reads } = useData();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...resources) => {
      const isMeant = keyFilter(resources);
      reads.expire(isMeant);
      await mutate(isMeant).catch(() => undefined);
      const kept = [...cache].filter(([key]) => isMeant(key));
      return kept.flatMap(([, { error }]) => (error === undefined ? [] : [error]));
    },
    [cache, mutate, reads],
  );
}
