import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { useAfterPaint } from '../../internal/useAfterPaint.ts';
import { bodyPieces } from './rowWindow.ts';
import type { RowWindow } from './rowWindow.ts';
import type { TableBodyProps } from './TableBody.tsx';
import { TableRow } from './TableRow.tsx';
import { useFocusedRow } from './useFocusedRow.ts';
import { useRowWindow } from './useRowWindow.ts';

const none: readonly number[] = [];

/** Other rows, as at each key of a search, are answered with so many; the next frame has the rest. */
const atOnce = 8;

/**
 * The rows in view only, and gaps as high as the others (architecture, "Speed"). A selected row is
 * always there: what it opened leads back to it.
 */
export function WindowedTableBody({
  rows,
  keys,
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
  const drawn = useAfterPaint(keys);
  const isAnswering = drawn !== keys;
  const view = useRowWindow(bodyRef, rows.length, estimate, focused !== null, isAnswering);
  const there = isAnswering ? rowsThere(view, keys, drawn) : none;
  const kept = [...selected, ...there, ...(focused === null ? none : [focused])];
  const pieces = bodyPieces(isAnswering ? startOf(view) : view, rows.length, kept);
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

/** The first rows of a window. */
function startOf({ first, last }: RowWindow): RowWindow {
  return { first, last: Math.min(last, first + atOnce) };
}

/** Rows of a window that stand in the document already: to keep one costs nothing. */
function rowsThere({ first, last }: RowWindow, keys: readonly string[], drawn: readonly string[]) {
  const there = new Set(drawn.slice(first, last));
  return keys.slice(first, last).flatMap((key, offset) => (there.has(key) ? [first + offset] : []));
}
