import { useRef } from 'react';
import { bodyPieces } from './rowWindow.ts';
import { TableRow } from './TableRow.tsx';
import type { DataTableColumn } from './types.ts';
import { useFocusedRow } from './useFocusedRow.ts';
import { useRowWindow } from './useRowWindow.ts';

interface TableBodyProps<Row> {
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

/** The rows in view only, and gaps as high as the others (architecture, "Speed"). */
export function WindowedTableBody<Row>({
  rows,
  keys,
  columns,
  rowState,
  rowHeight: estimate,
}: TableBodyProps<Row> & { rowHeight: number }) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const focused = useFocusedRow(bodyRef);
  const view = useRowWindow(bodyRef, rows.length, estimate);
  return (
    <tbody ref={bodyRef}>
      {bodyPieces(view, rows.length, focused).map((piece) => {
        if (piece.kind === 'gap') {
          return (
            <tr
              key={`gap-${piece.order}`}
              aria-hidden="true"
              data-gap
              style={{ blockSize: piece.rows * view.rowHeight }}
            />
          );
        }
        const row = rows[piece.index];
        return row === undefined ? null : (
          <TableRow
            key={keys[piece.index]}
            row={row}
            columns={columns}
            state={rowState?.(row)}
            index={piece.index}
          />
        );
      })}
    </tbody>
  );
}
