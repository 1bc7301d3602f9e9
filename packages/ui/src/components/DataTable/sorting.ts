import { createSortedRowModel, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ColumnDef } from '@tanstack/react-table';
import type { DataTableColumn } from './types.ts';

/** The parts of the table library this design needs; every other stays out of the bundle. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

/** Orders texts as people read them ("Agent 9" before "Agent 10") and numbers by value. */
export function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(String(a), String(b));
}

/** Our columns in the words of the table library. */
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
