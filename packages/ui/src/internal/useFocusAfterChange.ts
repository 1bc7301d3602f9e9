import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';
import { isFocusLost } from './isFocusLost.ts';
import { returnFocus } from './returnFocus.ts';

export interface FocusAfterChangeOptions<Row> {
  hasChanged: (row: Row, rows: readonly Row[]) => boolean;
  /** Control that gets the focus. @default the heading of the page */
  next?: (page: HTMLElement, row: Row) => HTMLElement | null;
}

/**
 * Moves the focus if a changed row no longer has the control that had it. Returns a function to call
 * with the row before the change; the focus moves once `rows` show the change.
 */
export function useFocusAfterChange<Row>(
  pageRef: RefObject<HTMLElement | null>,
  rows: readonly Row[],
  { hasChanged, next }: FocusAfterChangeOptions<Row>,
): (row: Row) => void {
  const changing = useRef<Row | null>(null);
  const settle = useEffectEvent((shown: readonly Row[]) => {
    const row = changing.current;
    if (row === null || !hasChanged(row, shown)) return;
    changing.current = null;
    const page = pageRef.current;
    if (page && isFocusLost()) returnFocus(next?.(page, row) ?? page.querySelector('h1'));
  });
  useEffect(() => settle(rows), [rows]);
  return useCallback((row) => {
    changing.current = row;
  }, []);
}
