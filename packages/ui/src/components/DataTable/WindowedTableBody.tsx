import type { ReactNode } from 'react';
import { useRef } from 'react';
import { bodyPieces } from './rowWindow.ts';
import type { TableBodyProps } from './TableBody.tsx';
import { TableRow } from './TableRow.tsx';
import { useFocusedRow } from './useFocusedRow.ts';
import { useRowWindow } from './useRowWindow.ts';

export interface WindowedTableBodyProps extends TableBodyProps<never> {
  /** Height of a row in px, until one was measured. */
  rowHeight: number;
}

/** The rows in view only, and gaps as high as the others (architecture, "Speed"). */
export function WindowedTableBody({
  rows,
  keys,
  columns,
  rowState,
  rowHeight: estimate,
}: WindowedTableBodyProps): ReactNode {
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
