import { useDeferredValue } from 'react';
import { TableRow } from './TableRow.tsx';
import type { DataTableColumn } from './types.ts';

export interface TableBodyProps<Row> {
  rows: readonly Row[];
  keys: readonly string[];
  columns: readonly DataTableColumn<Row>[];
  rowState: ((row: Row) => 'selected' | undefined) | undefined;
}

/** More than a screen holds: the first frame has these, the next one the rest. */
const atOnce = 24;

/** Every row. */
export function TableBody<Row>({ rows, keys, columns, rowState }: TableBodyProps<Row>) {
  const drawn = useDeferredValue(Math.max(rows.length, atOnce), atOnce);
  return (
    <tbody>
      {rows.slice(0, drawn).map((row, index) => (
        <TableRow key={keys[index]} row={row} columns={columns} state={rowState?.(row)} />
      ))}
    </tbody>
  );
}
