import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { TeamRow } from './types.ts';
import { isFocusLost } from '../internal/isFocusLost.ts';

/**
 * Moves the focus to the page's heading, without a scroll, when what would have taken it back is gone:
 * the row of a removed member takes its menu button along.
 *
 * @returns tells which row is about to go
 */
export function useHeadingFocus(
  pageRef: RefObject<HTMLElement | null>,
  rows: readonly TeamRow[],
): (row: TeamRow) => void {
  const leaving = useRef<TeamRow | null>(null);

  useEffect(() => {
    const row = leaving.current;
    if (!row || rows.some(({ kind, key }) => kind === row.kind && key === row.key)) return;
    leaving.current = null;
    if (isFocusLost()) pageRef.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [pageRef, rows]);

  return (row) => {
    leaving.current = row;
  };
}
