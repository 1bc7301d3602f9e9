import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { rowIndexOf } from './rowGrid.ts';
import { rowKeys } from './tableModel.ts';
import { TableRow } from './TableRow.tsx';
import type { RowsProps } from './TableRows.tsx';
import { useFocusedRows } from './useFocusedRows.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import { useRowBody } from './useRowBody.ts';
import {
  initialOffset,
  initialRect,
  observeOffset,
  observeViewport,
  measureRows,
} from './viewport.ts';

export interface VirtualRowsProps<Row> extends RowsProps<Row> {
  /** In px, used until a row has been measured. */
  rowHeight: number;
}

/** Rows rendered beyond each edge of the viewport, for scrolling and Tab. */
const overscan = 4;

/** Used at scroll position 0, such as after each keystroke of a search, when few users scroll. */
const overscanAtTop = 1;

const none: readonly number[] = [];

/**
 * Also renders the focused row and the open row, which keep or regain the focus. Prints all rows.
 */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { rows, getRowId, columns, rowState, rowHref, selection, onOrderChange, grid } = props;
  const { rowOffset, details, isOpen } = props;
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  useLayoutEffect(() => onOrderChange?.(rows), [rows, onOrderChange]);
  const keys = useMemo(() => rows.map(rowKeys(getRowId)), [rows, getRowId]);
  const [focused, expectFocus] = useFocusedRows(bodyRef);
  useRowBody(bodyRef, grid, props, expectFocus);
  const open = useMemo(
    () => (rowState ? rows.flatMap((row, index) => (rowState(row) ? [index] : [])) : none),
    [rows, rowState],
  );
  const isPrinting = useIsPrinting();
  const kept = isPrinting
    ? [...rows.keys()]
    : [...open, ...focused].filter((at) => at < rows.length);

  const { estimate, measure } = useRowHeights(props.rowHeight);

  // oxlint-disable-next-line react/incompatible-library -- rows do not receive it
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    initialRect: initialRect(),
    initialOffset,
    estimateSize: estimate,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    getScrollElement: () => bodyRef.current,
    rangeExtractor: (range: Range) => inOrder([...indexesNear(range), ...kept]),
    observeElementRect: observeViewport,
    observeElementOffset: (instance, report) => observeOffset(instance, report, measure),
    // The browser's scroll anchoring handles rows above that change their height.
    scrollToFn: () => {},
  });

  const pieces: ReactNode[] = [];
  let end = 0;
  /** Adds a spacer, keyed by the row after it: moving that row's element would blur it. */
  function addSpacer(start: number, next: string) {
    if (start <= end) return;
    const style = { blockSize: start - end };
    pieces.push(<tr key={`gap ${next}`} aria-hidden="true" data-gap style={style} />);
  }
  for (const item of virtualizer.getVirtualItems()) {
    const row = rows[item.index];
    if (row === undefined) continue;
    addSpacer(item.start, `before ${String(item.key)}`);
    pieces.push(
      <TableRow
        key={item.key}
        row={row}
        id={getRowId(row)}
        columns={columns}
        state={rowState?.(row)}
        selection={selection}
        grid={grid}
        index={item.index}
        rowIndex={rowIndexOf(item.index, rowOffset)}
        isPressable={rowHref?.(row) !== undefined}
        details={details}
        isOpen={details && isOpen(row, getRowId(row))}
      />,
    );
    end = item.end;
  }
  addSpacer(virtualizer.getTotalSize(), 'at the end');
  return <tbody ref={bodyRef}>{pieces}</tbody>;
}

const indexesNear = (range: Range) =>
  defaultRangeExtractor({ ...range, overscan: range.startIndex > 0 ? overscan : overscanAtTop });

const inOrder = (indexes: readonly number[]) => [...new Set(indexes)].sort((a, b) => a - b);

/**
 * Estimates unmeasured rows by the average of measured ones, in px, to keep the scroll position.
 */
function useRowHeights(rowHeight: number) {
  const typical = useRef<number | null>(null);
  const estimate = useCallback(() => Math.round(typical.current ?? rowHeight), [rowHeight]);
  const measure = useCallback<typeof measureRows>((virtualizer, body) => {
    const mean = measureRows(virtualizer, body);
    if (mean !== null) {
      const known = typical.current ?? mean;
      typical.current = known + (mean - known) / 8;
    }
    return mean;
  }, []);
  return { estimate, measure };
}
