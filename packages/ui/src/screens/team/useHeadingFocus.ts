import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import type { TeamRow } from './types.ts';
import { isFocusLost } from '../../internal/isFocusLost.ts';

/** Focuses the heading when a row leaves with its menu button; call the result before. */
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
