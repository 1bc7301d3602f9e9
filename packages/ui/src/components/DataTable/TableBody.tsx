import { TableRow } from './TableRow.tsx';
import type { DataTableColumn } from './types.ts';

export interface TableBodyProps<Row> {
  rows: readonly Row[];
  keys: readonly string[];
  columns: readonly DataTableColumn<Row>[];
  rowState: ((row: Row) => 'selected' | undefined) | undefined;
}

/** Every row. */
export function TableBody<Row>({ rows, keys, columns, rowState }: TableBodyProps<Row>) {
  return (
    <tbody>
      {rows.map((row, index) => (
        <TableRow key={keys[index]} row={row} columns={columns} state={rowState?.(row)} />
      ))}
    </tbody>
  );
}
