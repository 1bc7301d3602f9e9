import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { TeamRow } from './types.ts';
import { isFocusLost } from '../../internal/isFocusLost.ts';

/**
 * Focuses the page's heading, without scrolling, when a row is removed together with the menu
 * button that had opened the dialog.
 * @returns a function to call before a row is removed
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
