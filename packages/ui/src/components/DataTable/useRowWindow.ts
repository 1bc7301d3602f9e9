import type { RefObject } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { rowsInView } from './rowWindow.ts';
import type { RowWindow } from './rowWindow.ts';

interface View extends RowWindow {
  rowHeight: number;
  /** Without the rows to spare beyond each edge. */
  seen: RowWindow;
}

/** Where the rows stand in the viewport, in px. */
interface Metrics {
  rowHeight: number;
  top: number;
  viewportHeight: number;
}

/** px above the rows until they were measured: no page of ours, title and head, has less. */
const topEstimate = 264;

/** Mean height of the rows in the document; rows of a list layout are not all alike. */
function measureRows(body: HTMLElement): number | null {
  const rows = body.querySelectorAll<HTMLElement>('[data-row]');
  let height = 0;
  for (const row of rows) height += row.offsetHeight;
  return rows.length > 0 && height > 0 ? height / rows.length : null;
}

/**
 * Keeps the window of rows that the viewport needs, whichever ancestor scrolls. Another number of
 * rows, as at each key of a search, is answered from what was measured last: measuring again there
 * would lay the page out twice.
 *
 * @param estimate height of one row in px, until one was measured
 */
export function useRowWindow(
  bodyRef: RefObject<HTMLElement | null>,
  count: number,
  estimate: number,
): View {
  const [metrics, setMetrics] = useState<Metrics>(() => ({
    rowHeight: estimate,
    top: topEstimate,
    viewportHeight: typeof window === 'undefined' ? 0 : window.innerHeight,
  }));

  const measure = useCallback(() => {
    const body = bodyRef.current;
    if (!body) return;
    const next = {
      rowHeight: measureRows(body) ?? estimate,
      top: body.getBoundingClientRect().top,
      viewportHeight: window.innerHeight,
    };
    setMetrics((old) => (isSameWindow(old, next, count) ? old : next));
  }, [bodyRef, count, estimate]);

  useEffect(() => {
    // Also tells the first size, before the first paint.
    const sizes = new ResizeObserver(measure);
    if (bodyRef.current) sizes.observe(bodyRef.current);
    // Scroll events do not bubble; capturing hears every scroller on the way.
    document.addEventListener('scroll', measure, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      document.removeEventListener('scroll', measure, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [bodyRef, measure]);

  const geometry = { count, ...metrics };
  return {
    ...rowsInView(geometry),
    rowHeight: metrics.rowHeight,
    seen: rowsInView(geometry, 0),
  };
}

function isSameWindow(old: Metrics, next: Metrics, count: number): boolean {
  const before = rowsInView({ count, ...old });
  const after = rowsInView({ count, ...next });
  return (
    before.first === after.first &&
    before.last === after.last &&
    Math.abs(old.rowHeight - next.rowHeight) < 0.5
  );
}
