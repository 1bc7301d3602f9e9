import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableColumn } from './types.ts';

export interface TableBodyProps<Row> {
  rows: readonly Row[];
  keys: readonly string[];
  columns: readonly DataTableColumn<Row>[];
  rowState: ((row: Row) => 'selected' | undefined) | undefined;
  /** Height of a row in px, until one was measured. */
  rowHeight: number;
  /** The first frame answers with so many rows; the next one has the rest. @default 6 */
  atOnce?: number;
}

/** Every row. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const { rows, keys, columns, rowState, rowHeight, atOnce = 6 } = props;
  const isWhole = useAfterPaint(true, rows.length <= atOnce);
  const later = isWhole ? 0 : rows.length - atOnce;
  return (
    <tbody>
      {rows.slice(0, rows.length - later).map((row, index) => (
        <TableRow key={keys[index]} row={row} columns={columns} state={rowState?.(row)} />
      ))}
      {later > 0 ? (
        <tr aria-hidden="true" data-gap style={{ blockSize: later * rowHeight }} />
      ) : null}
    </tbody>
  );
}
