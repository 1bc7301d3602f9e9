import { useCallback } from 'react';
import { useControllableState } from '../../internal/useControllableState.ts';
import { LazyOrderedRows } from './TableBody.tsx';
import { nextSorting } from './tableModel.ts';
import type { DataTableProps } from './DataTableProps.ts';

type SortingProps = {
  [Name in 'sorting' | 'defaultSorting' | 'onSortingChange' | 'sortedBy']:
    | DataTableProps<object>[Name]
    | undefined;
};

/**
 * Returns the sorting that the header shows, and the one to apply to the rows: null if the server
 * has sorted them.
 */
export function useSorting(props: SortingProps) {
  const { sorting: controlled, defaultSorting = null, onSortingChange, sortedBy } = props;
  const [sorting, changeSorting] = useControllableState({
    value: controlled,
    defaultValue: defaultSorting,
    onValueChange: onSortingChange,
  });
  const isByServer = sortedBy === 'server';
  const canOrder = LazyOrderedRows.useIsLoaded();

  const toggleSorting = useCallback(
    (columnId: string) => changeSorting(nextSorting(sorting, columnId)),
    [sorting, changeSorting],
  );
  return {
    // If the rows cannot be sorted, the header must not claim that they are.
    shown: canOrder || isByServer ? sorting : null,
    applied: isByServer ? null : sorting,
    changeSorting,
    toggleSorting,
  };
}
