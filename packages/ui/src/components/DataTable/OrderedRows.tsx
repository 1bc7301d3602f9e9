import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { features, toColumnDefs } from './sorting.ts';
import { TableRows } from './TableRows.tsx';
import type { RowsProps } from './TableRows.tsx';
import type { TableSorting } from './types.ts';
import { VirtualRows } from './VirtualRows.tsx';

export interface OrderedRowsProps<Row> extends RowsProps<Row> {
  sorting: TableSorting;
  rowHeight: number;
  isVirtual: boolean;
}

export function OrderedRows<Row extends object>(props: OrderedRowsProps<Row>) {
  const { sorting, isVirtual, rows, columns } = props;
  const table = useTable({
    features,
    columns: useMemo(() => toColumnDefs(columns), [columns]),
    // Row models are slow to build, so there are none while unsorted.
    data: sorting ? rows : none,
    state: useMemo(() => ({ sorting: toSortingState(sorting) }), [sorting]),
  });
  const sorted = table.getRowModel().rows;
  const ordered = useMemo(
    () => (sorting ? sorted.map((row): Row => row.original) : rows),
    [sorting, sorted, rows],
  );
  return isVirtual ? (
    <VirtualRows {...props} rows={ordered} />
  ) : (
    <TableRows {...props} rows={ordered} />
  );
}

const none: readonly never[] = [];

const toSortingState = (sorting: TableSorting) =>
  sorting ? [{ id: sorting.columnId, desc: sorting.direction === 'descending' }] : [];
