import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Range } from '@tanstack/react-virtual';
import type { ReactNode } from 'react';
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { rowKeys } from './tableModel.ts';
import { TableRow } from './TableRow.tsx';
import type { RowsProps } from './TableRows.tsx';
import { useFocusedRows } from './useFocusedRows.ts';
import { useIsPrinting } from './useIsPrinting.ts';
import { useRowBody } from './useRowBody.ts';
import { useRowHeights } from './useRowHeights.ts';
import { initialOffset, initialRect, observeOffset, observeViewport } from './viewport.ts';

interface VirtualRowsProps<Row> extends RowsProps<Row> {
  /** Height of a row in px, until it was measured. */
  rowHeight: number;
}

/** Rows kept beyond each edge of the viewport, so that scrolling and Tab find them. */
const overscan = 4;

/** The same for a list that shows its first row, as after each key of a search: few scroll then. */
const overscanAtFirst = 1;

const none: readonly number[] = [];

/**
 * The rows in view only, and gaps as high as the others. A row that holds the focus stays in the
 * document wherever the view goes, since the focus would be lost with it; so does an open one, to
 * which what it opened leads back. Paper shows them all.
 */
export function VirtualRows<Row>(props: VirtualRowsProps<Row>) {
  const { rows, getRowId, columns, rowState, rowHref, selection, onOrderChange, grid } = props;
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

  // oxlint-disable-next-line react/incompatible-library -- rows get nothing of it
  const virtualizer = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count: rows.length,
    initialRect: initialRect(),
    initialOffset,
    estimateSize: estimate,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    getScrollElement: () => bodyRef.current,
    rangeExtractor: (range: Range) => inOrder([...indexesNear(range), ...kept]),
    observeElementRect: observeViewport,
    observeElementOffset: (instance, tell) => observeOffset(instance, tell, measure),
    // The browser keeps the scroll position by itself when rows above it change their height.
    scrollToFn: () => {},
  });

  const pieces: ReactNode[] = [];
  let end = 0;
  /** A gap belongs to the row after it: one that changed its place would move the row with the focus. */
  function skipTo(start: number, next: string) {
    if (start <= end) return;
    const style = { blockSize: start - end };
    pieces.push(<tr key={`gap ${next}`} aria-hidden="true" data-gap style={style} />);
  }
  for (const item of virtualizer.getVirtualItems()) {
    const row = rows[item.index];
    if (row === undefined) continue;
    skipTo(item.start, `before ${String(item.key)}`);
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
        isPressable={rowHref?.(row) !== undefined}
      />,
    );
    end = item.end;
  }
  skipTo(virtualizer.getTotalSize(), 'at the end');
  return <tbody ref={bodyRef}>{pieces}</tbody>;
}

const indexesNear = (range: Range) =>
  defaultRangeExtractor({ ...range, overscan: range.startIndex > 0 ? overscan : overscanAtFirst });

const inOrder = (indexes: readonly number[]) => [...new Set(indexes)].sort((a, b) => a - b);
