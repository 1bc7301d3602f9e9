import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { rowKeys } from './tableModel.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableColumn } from './types.ts';

export interface TableBodyProps<Row> {
  rows: readonly Row[];
  getRowId: (row: Row) => string;
  columns: readonly DataTableColumn<Row>[];
  rowState: ((row: Row) => 'selected' | undefined) | undefined;
  /** Height of a row in px, until one was measured. */
  rowHeight: number;
  /** The first frame answers with so many rows; the next one has the rest. @default 6 */
  atOnce?: number;
}

/** Every row. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, getRowId, columns, rowState, rowHeight, atOnce = 6 } = props;
  const isWhole = useAfterPaint(true, rows.length <= atOnce);
  const later = isWhole ? 0 : rows.length - atOnce;
  const keyOf = rowKeys(getRowId);
  return (
    <tbody>
      {rows.slice(0, rows.length - later).map((row) => (
        <TableRow key={keyOf(row)} row={row} columns={columns} state={rowState?.(row)} />
      ))}
      {later > 0 ? (
        <tr aria-hidden="true" data-gap style={{ blockSize: later * rowHeight }} />
      ) : null}
    </tbody>
  );
}
