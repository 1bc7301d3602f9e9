import { useCallback, useRef } from 'react';
import { measureRows } from './viewport.ts';

/** Rows not measured yet count as average, so that a scroll position keeps its meaning. In px. */
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
