import { useCallback } from 'react';
import * as z from 'zod/mini';
import { useSearchState } from '../routing/useSearchState.ts';

const address = z.object({ search: z.catch(z.string(), '') });

/** The search of the member list, as the address holds it. */
export function useTeamSearch() {
  const [{ search }, change] = useSearchState(address);
  const onSearchChange = useCallback((next: string) => change({ search: next }), [change]);
  return { search, onSearchChange };
}
