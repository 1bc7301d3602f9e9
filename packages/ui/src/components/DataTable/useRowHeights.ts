import { useCallback, useRef } from 'react';
import { measureRows } from './viewport.ts';

/**
 * Estimates and measures the heights of virtual rows. Rows not measured yet are assumed to be as
 * high as the average, so that a scroll position keeps its meaning.
 * @param rowHeight in px, until one was measured
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
