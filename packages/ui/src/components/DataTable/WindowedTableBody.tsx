import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { bodyPieces } from './rowWindow.ts';
import type { TableBodyProps } from './TableBody.tsx';
import { rowKeys } from './tableModel.ts';
import { TableRow } from './TableRow.tsx';
import { useFocusedRow } from './useFocusedRow.ts';
import { useRowWindow } from './useRowWindow.ts';

const none: readonly number[] = [];

/**
 * The rows in view only, and gaps as high as the others (architecture, "Speed"). A selected row is
 * always there: what it opened leads back to it.
 */
export function WindowedTableBody({
  rows,
  getRowId,
  columns,
  rowState,
  rowHeight: estimate,
}: TableBodyProps<never>): ReactNode {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const focused = useFocusedRow(bodyRef);
  const selected = useMemo(
    () => (rowState ? rows.flatMap((row, index) => (rowState(row) ? [index] : [])) : none),
    [rows, rowState],
  );
  const view = useRowWindow(bodyRef, { count: rows.length, estimate, hasFocus: focused !== null });
  const kept = focused === null ? selected : [...selected, focused];
  const pieces = bodyPieces(view, rows.length, kept);
  const keyOf = rowKeys(getRowId);
  return (
    <tbody ref={bodyRef}>
      {pieces.map((piece) => {
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
            key={keyOf(row)}
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
