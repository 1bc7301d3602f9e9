import { useCallback, useLayoutEffect, useRef } from 'react';
import type { RefCallback } from 'react';
import { keepFocus, pageHeading } from './keptFocus.ts';
import type { KeptFocusOptions, NextFocus } from './keptFocus.ts';

/**
 * Ref of an element, or of several. When the page removes the element or the focused part of it,
 * `next` gets the focus, without scrolling; a disabled part gets it back once it is enabled.
 */
export function useKeptFocus(
  next: NextFocus,
  options: Omit<KeptFocusOptions, 'next'> = {},
): RefCallback<HTMLElement> {
  const { onFocus, leavesDisabled } = options;
  const latest = useRef({ next, onFocus });
  useLayoutEffect(() => {
    latest.current = { next, onFocus };
  });
  return useCallback(
    (element) =>
      element
        ? keepFocus(element, {
            next: (lost) => latest.current.next(lost),
            onFocus: (focused) => latest.current.onFocus?.(focused),
            leavesDisabled,
          })
        : undefined,
    [leavesDisabled],
  );
}

interface LostPosition {
  row: HTMLElement;
  rowIndex: number;
  controlIndex: number;
}

/** Finds controls by selector, because callers render the rows. */
const controlsIn = (row: HTMLElement): HTMLElement[] => [
  ...row.querySelectorAll<HTMLElement>('a[href], button, summary'),
];

const inDocumentOrder = (rows: ReadonlySet<HTMLElement>): HTMLElement[] =>
  [...rows].sort((one, other) =>
    one.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );

/**
 * Refs of a list and of its rows. When the page removes the focused control, that of its row, the
 * next or the previous row gets the focus, else the heading of the page.
 */
export function useKeptRowFocus() {
  const rows = useRef(new Set<HTMLElement>());
  const lostPosition = useRef<LostPosition | null>(null);

  function remember(focused: HTMLElement): void {
    const ordered = inDocumentOrder(rows.current);
    const rowIndex = ordered.findIndex((row) => row.contains(focused));
    const row = ordered[rowIndex];
    lostPosition.current = row
      ? { row, rowIndex, controlIndex: controlsIn(row).indexOf(focused) }
      : null;
  }

  function findNext(): HTMLElement | null {
    const position = lostPosition.current;
    if (!position) return pageHeading();
    const ordered = inDocumentOrder(rows.current);
    const before = ordered.slice(0, position.rowIndex);
    const near = rows.current.has(position.row)
      ? [position.row]
      : [...ordered.slice(position.rowIndex), ...before.toReversed()];
    const controls = near.map(controlsIn).find(({ length }) => length > 0) ?? [];
    return controls[position.controlIndex] ?? controls.at(-1) ?? pageHeading();
  }

  const listRef = useKeptFocus(findNext, { onFocus: remember });
  const rowRef = useCallback((row: HTMLElement | null) => {
    if (!row) return undefined;
    rows.current.add(row);
    return () => {
      rows.current.delete(row);
    };
  }, []);
  return { listRef, rowRef };
}
