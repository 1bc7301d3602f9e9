import { compareValues } from './compareValues.ts';
import type { DataTableColumn, TableSorting } from './types.ts';

/** Sorts rows as a `DataTable` would, empty values last. */
export function sortRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sorting: TableSorting,
): readonly Row[] {
  const sortValue = columns.find(({ id }) => id === sorting?.columnId)?.sortValue;
  if (!sortValue || !sorting) return rows;
  const sign = sorting.direction === 'descending' ? -1 : 1;
  const valued = rows.map((row) => ({ row, value: sortValue(row) ?? undefined }));
  valued.sort((a, b) => {
    if (a.value === undefined || b.value === undefined) {
      return Number(a.value === undefined) - Number(b.value === undefined);
    }
    return sign * compareValues(a.value, b.value);
  });
  return valued.map(({ row }) => row);
}
