import type { DataTableColumn, TableSorting } from '../components/DataTable/types.ts';

/**
 * Puts rows into the order the table shows them in, for an export. The table's own code for it is
 * fetched with the first sorting, so it is fetched here, too.
 */
export async function inOrder<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sorting: TableSorting,
): Promise<readonly Row[]> {
  const sortValue = columns.find(({ id }) => id === sorting?.columnId)?.sortValue;
  if (!sorting || !sortValue) return rows;
  const { compareValues } = await import('../components/DataTable/sortModel.ts');
  const turn = sorting.direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: sortValue(row) ?? undefined }))
    .toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined) {
        return Number(a.value === undefined) - Number(b.value === undefined);
      }
      return turn * compareValues(a.value, b.value);
    })
    .map(({ row }) => row);
}
