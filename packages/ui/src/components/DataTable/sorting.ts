import { createSortedRowModel, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import { compareValues } from './compareValues.ts';
import type { DataTableColumn } from './types.ts';

/** The table features in use; others stay out of the bundle. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export function toColumnDefs<Row extends object>(
  columns: readonly DataTableColumn<Row>[],
): ColumnDef<typeof features, Row>[] {
  return columns.map(({ id, sortValue }) =>
    sortValue
      ? {
          id,
          accessorFn: (row) => sortValue(row) ?? undefined,
          sortUndefined: 'last' as const,
          sortFn: (a, b, columnId) => compareValues(a.getValue(columnId), b.getValue(columnId)),
        }
      : { id },
  );
}
