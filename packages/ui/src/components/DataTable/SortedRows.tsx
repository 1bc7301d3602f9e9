import { useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { features, toColumnDefs } from './sortModel.ts';
import type { DataTableColumn, TableSorting } from './types.ts';

export interface SortedRowsProps {
  // The rows pass through untouched; a lazily loaded component cannot carry their type.
  columns: readonly DataTableColumn<never>[];
  rows: readonly object[];
  sorting: TableSorting;
  /** Draws the rows in the order they are given. */
  children: (rows: readonly object[]) => ReactNode;
}

/** Puts the rows in order; the code of the table library comes with the first sorting. */
export function SortedRows({ columns, rows, sorting, children }: SortedRowsProps) {
  const table = useTable({
    features,
    columns: useMemo(() => toColumnDefs(columns), [columns]),
    data: rows as readonly never[],
    state: useMemo(
      () => ({
        sorting: sorting
          ? [{ id: sorting.columnId, desc: sorting.direction === 'descending' }]
          : [],
      }),
      [sorting],
    ),
  });
  const sorted = table.getRowModel().rows;
  return children(useMemo(() => sorted.map((row): object => row.original), [sorted]));
}
