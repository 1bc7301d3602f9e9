import type { Rect, Virtualizer } from '@tanstack/react-virtual';

type RowVirtualizer<Row extends HTMLElement> = Virtualizer<HTMLElement, Row>;

export const initialRect = (): Rect =>
  typeof window === 'undefined'
    ? { width: 0, height: 0 }
    : { width: window.innerWidth, height: window.innerHeight };

/** Estimate in px: with 0, rows would be rendered and removed immediately. */
export const initialOffset = (): number => -0.3 * initialRect().height;

/** Reports the window as the viewport, because the rows scroll with the page. */
export function observeViewport<Row extends HTMLElement>(
  _: RowVirtualizer<Row>,
  report: (rect: Rect) => void,
): () => void {
  const read = () => report(initialRect());
  read();
  window.addEventListener('resize', read);
  return () => window.removeEventListener('resize', read);
}

const heightOf = (row: Element | null) => row?.getBoundingClientRect().height ?? 0;

const detailsOf = ({ nextElementSibling: next }: Element) =>
  next?.hasAttribute('data-details') ? next : null;

/** Average height in px, or null without rows. Call it after layout, to avoid a forced one. */
export function measureRows<Row extends HTMLElement>(
  virtualizer: RowVirtualizer<Row>,
  body: HTMLElement,
): number | null {
  // Excludes spacers, which are rows too.
  const rows = [...body.querySelectorAll<HTMLElement>('[data-row]')];
  const heights = rows.map((row) => heightOf(row) + heightOf(detailsOf(row)));
  rows.forEach((row, order) =>
    virtualizer.resizeItem(Number(row.dataset['row']), heights[order] ?? 0),
  );
  return rows.length === 0 ? null : heights.reduce((sum, height) => sum + height) / rows.length;
}

/** Measures all rows when the height of the body changes, because observing each one is slow. */
export function observeOffset<Row extends HTMLElement>(
  virtualizer: RowVirtualizer<Row>,
  report: (offset: number, isScrolling: boolean) => void,
  measure: typeof measureRows<Row> = measureRows,
): void | (() => void) {
  const body = virtualizer.scrollElement;
  if (!body) return undefined;
  const read = () => report(-body.getBoundingClientRect().top, false);
  const sizes = new ResizeObserver(() => {
    measure(virtualizer, body);
    read();
  });
  sizes.observe(body);
  // Scroll events do not bubble; capturing receives them from every ancestor.
  document.addEventListener('scroll', read, { capture: true, passive: true });
  window.addEventListener('resize', read);
  return () => {
    sizes.disconnect();
    document.removeEventListener('scroll', read, { capture: true });
    window.removeEventListener('resize', read);
  };
}
