import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { BodyRows } from './BodyRows.tsx';
import type { BodyRowsProps } from './BodyRows.tsx';
import { features, toColumnDefs } from './sorting.ts';
import type { TableSorting } from './types.ts';

export interface OrderedRowsProps<Row> extends BodyRowsProps<Row> {
  sorting: TableSorting;
}

export function OrderedRows<Row extends object>({ sorting, ...props }: OrderedRowsProps<Row>) {
  const { rows, columns } = props;
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
  return <BodyRows {...props} rows={ordered} />;
}

const none: readonly never[] = [];

const toSortingState = (sorting: TableSorting) =>
  sorting ? [{ id: sorting.columnId, desc: sorting.direction === 'descending' }] : [];
