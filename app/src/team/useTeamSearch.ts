import { useCallback } from 'react';
import { useSearchState } from '../routing/useSearchState.ts';
import { teamParams } from './address.ts';

export function useTeamSearch() {
  const [{ search }, change] = useSearchState(teamParams);
  const onSearchChange = useCallback((next: string) => change({ search: next }), [change]);
  return { search, onSearchChange };
}
