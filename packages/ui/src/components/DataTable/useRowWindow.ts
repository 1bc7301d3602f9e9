import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { rowsInView } from './rowWindow.ts';
import type { RowWindow } from './rowWindow.ts';

interface View extends RowWindow {
  rowHeight: number;
}

/** Mean height of the rows in the document; rows of a list layout are not all alike. */
function measureRows(body: HTMLElement): number | null {
  const rows = body.querySelectorAll<HTMLElement>('[data-row]');
  let height = 0;
  for (const row of rows) height += row.offsetHeight;
  return rows.length > 0 && height > 0 ? height / rows.length : null;
}

/**
 * Keeps the window of rows that the viewport needs, whichever ancestor scrolls.
 * @param estimate height of one row in px, until one was measured
 */
export function useRowWindow(
  bodyRef: RefObject<HTMLElement | null>,
  count: number,
  estimate: number,
): View {
  const [view, setView] = useState<View>(() => ({
    ...rowsInView({
      count,
      rowHeight: estimate,
      // The head and the page's title stand above the rows in every layout of ours.
      top: estimate * 4,
      viewportHeight: typeof window === 'undefined' ? 0 : window.innerHeight,
    }),
    rowHeight: estimate,
  }));

  const update = useCallback(() => {
    const body = bodyRef.current;
    if (!body) return;
    const rowHeight = measureRows(body) ?? estimate;
    const next = rowsInView({
      count,
      rowHeight,
      top: body.getBoundingClientRect().top,
      viewportHeight: window.innerHeight,
    });
    setView((old) =>
      old.first === next.first &&
      old.last === next.last &&
      Math.abs(old.rowHeight - rowHeight) < 0.5
        ? old
        : { ...next, rowHeight },
    );
  }, [bodyRef, count, estimate]);

  useLayoutEffect(update, [update]);

  useEffect(() => {
    const sizes = new ResizeObserver(update);
    if (bodyRef.current) sizes.observe(bodyRef.current);
    // Scroll events do not bubble; capturing hears every scroller on the way.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      sizes.disconnect();
      document.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [bodyRef, update]);

  return view;
}
