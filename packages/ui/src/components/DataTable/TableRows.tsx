import { useLayoutEffect } from 'react';
import { rowKeys } from './tableModel.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableColumn, TableSelection } from './types.ts';

/** What draws rows, whatever their order and however many of them. */
export interface RowsProps<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  columns: readonly DataTableColumn<Row>[];
  rowState: ((row: Row) => 'selected' | undefined) | undefined;
  selection: TableSelection<Row> | undefined;
  onOrderChange: ((rows: readonly Row[]) => void) | undefined;
}

/** Every row, in the order given. */
export function TableRows<Row>(props: RowsProps<Row>) {
  const { rows, getRowId, columns, rowState, selection, onOrderChange } = props;
  useLayoutEffect(() => onOrderChange?.(rows), [rows, onOrderChange]);
  const keyOf = rowKeys(getRowId);
  return (
    <tbody>
      {rows.map((row) => (
        <TableRow
          key={keyOf(row)}
          row={row}
          id={getRowId(row)}
          columns={columns}
          state={rowState?.(row)}
          selection={selection}
        />
      ))}
    </tbody>
  );
}
