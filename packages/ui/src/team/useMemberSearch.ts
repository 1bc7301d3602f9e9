import { useMemo } from 'react';
import { filterRows, searchTexts } from './memberSearch.ts';
import type { TeamRow } from './types.ts';

/** Filters in memory at each key press. */
export function useMemberSearch(rows: readonly TeamRow[], search: string): readonly TeamRow[] {
  const texts = useMemo(() => searchTexts(rows), [rows]);
  return useMemo(() => filterRows(rows, texts, search), [rows, texts, search]);
}
