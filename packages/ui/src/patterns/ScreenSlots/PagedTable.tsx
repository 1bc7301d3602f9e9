import { useLayoutEffect, useMemo, useState } from 'react';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import type { DataTableProps } from '../../components/DataTable/DataTableProps.ts';
import { sortRows } from '../../components/DataTable/sortRows.ts';
import type { TableSorting } from '../../components/DataTable/types.ts';
import { useControllableState } from '../../internal/useControllableState.ts';

interface PagedTableProps<Row extends object> extends DataTableProps<Row> {
  pageSize: number;
  /** A change returns to the first page. */
  search: string;
}

/** A table of loaded rows in pages, sorted over all of them. */
export function PagedTable<Row extends object>({
  pageSize,
  search,
  rows,
  sorting: givenSorting,
  defaultSorting = null,
  onSortingChange,
  onOrderChange,
  ...table
}: PagedTableProps<Row>) {
  const [page, setPage] = useState(1);
  const [sorting, setSorting] = useControllableState({
    value: givenSorting,
    defaultValue: defaultSorting,
    onValueChange: onSortingChange,
  });
  const [shownSearch, setShownSearch] = useState(search);
  if (shownSearch !== search) {
    setShownSearch(search);
    setPage(1);
  }
  const sorted = useMemo(
    () => sortRows(rows, table.columns, sorting),
    [rows, table.columns, sorting],
  );
  useLayoutEffect(() => onOrderChange?.(sorted), [onOrderChange, sorted]);
  const size = Math.max(1, Math.trunc(pageSize) || 1);
  const current = Math.min(page, Math.max(1, Math.ceil(rows.length / size)));
  const shown = useMemo(
    () => sorted.slice((current - 1) * size, current * size),
    [sorted, current, size],
  );

  function changeSorting(next: TableSorting): void {
    setPage(1);
    setSorting(next);
  }

  return (
    <DataTable
      {...table}
      rows={shown}
      sorting={sorting}
      sortedBy="server"
      onSortingChange={changeSorting}
      pagination={{ page: current, pageSize: size, rowCount: rows.length, onPageChange: setPage }}
    />
  );
}
