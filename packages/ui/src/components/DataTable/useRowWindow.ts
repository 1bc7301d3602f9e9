import type { RefObject } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { overscan, rowsInView } from './rowWindow.ts';
import type { RowWindow } from './rowWindow.ts';

interface View extends RowWindow {
  rowHeight: number;
}

/** Where the rows stand in the viewport, in px. */
interface Metrics {
  rowHeight: number;
  top: number;
  viewportHeight: number;
}

/** The list whose rows are shown. */
interface WindowedList {
  /** How many rows it has. */
  count: number;
  /** Height of one row in px, until one was measured. */
  estimate: number;
  /** Whether a row holds the focus, from which Tab must find the next one. */
  hasFocus: boolean;
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
 * would lay the page out twice. Rows to spare beyond the edges come with the first scrolling or the
 * focus, and stay: most of what a search finds is only looked at.
 */
export function useRowWindow(
  bodyRef: RefObject<HTMLElement | null>,
  { count, estimate, hasFocus }: WindowedList,
): View {
  const [metrics, setMetrics] = useState<Metrics>(() => ({
    rowHeight: estimate,
    top: topEstimate,
    viewportHeight: typeof window === 'undefined' ? 0 : window.innerHeight,
  }));
  /** How many rows there were when they were scrolled, or held the focus, last. */
  const [usedCount, setUsedCount] = useState<number | null>(null);
  if (hasFocus && usedCount !== count) setUsedCount(count);

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
    const scroll = () => {
      setUsedCount(count);
      measure();
    };
    // Scroll events do not bubble; capturing hears every scroller on the way.
    document.addEventListener('scroll', scroll, { capture: true, passive: true });
    window.addEventListener('resize', measure);
    return () => {
      sizes.disconnect();
      document.removeEventListener('scroll', scroll, { capture: true });
      window.removeEventListener('resize', measure);
    };
  }, [bodyRef, count, measure]);

  const spare = usedCount === count ? overscan : 0;
  return { ...rowsInView({ count, ...metrics }, spare), rowHeight: metrics.rowHeight };
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
