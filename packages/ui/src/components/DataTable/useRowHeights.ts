import { useCallback, useRef } from 'react';
import { measureRows } from './viewport.ts';

/**
 * The heights of virtual rows. Those that are not drawn yet are taken to be as high as those that are,
 * so that a position in the list means the same rows when the list is drawn again.
 *
 * @param rowHeight of a row in px, until one was measured
 * @returns what the virtualizer asks for: a guess, and what measures
 */
export function useRowHeights(rowHeight: number) {
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
