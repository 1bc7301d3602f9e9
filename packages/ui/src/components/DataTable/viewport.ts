import type { Rect, Virtualizer } from '@tanstack/react-virtual';

type RowVirtualizer<Row extends HTMLElement> = Virtualizer<HTMLElement, Row>;

/** Size of the window; nothing where there is none. */
export const initialRect = (): Rect =>
  typeof window === 'undefined'
    ? { width: 0, height: 0 }
    : { width: window.innerWidth, height: window.innerHeight };

/**
 * How far the rows have gone past the top of the window, in px, until it can be read: a heading and a
 * search take three tenths of it. To guess 0 would draw rows that are taken out again at once.
 */
export const initialOffset = (): number => -0.3 * initialRect().height;

/** Tells the size of the window: rows are in view wherever the table stands in it. */
export function observeViewport<Row extends HTMLElement>(
  _: RowVirtualizer<Row>,
  tell: (rect: Rect) => void,
): () => void {
  const read = () => tell(initialRect());
  read();
  window.addEventListener('resize', read);
  return () => window.removeEventListener('resize', read);
}

/**
 * Reads how high the drawn rows are, each of which has its place as `data-row`: once the browser has
 * laid them out, since asking earlier would lay them out twice.
 *
 * @returns px that they are high on average, or `null` where there are none
 */
export function measureRows<Row extends HTMLElement>(
  virtualizer: RowVirtualizer<Row>,
  body: HTMLElement,
): number | null {
  const rows = [...body.querySelectorAll<HTMLElement>('[data-row]')];
  const heights = rows.map((row) => row.getBoundingClientRect().height);
  rows.forEach((row, order) =>
    virtualizer.resizeItem(Number(row.dataset['row']), heights[order] ?? 0),
  );
  return rows.length === 0 ? null : heights.reduce((sum, height) => sum + height) / rows.length;
}

/**
 * Tells how far the rows have gone past the top of the window, whichever ancestor scrolls. The rows are
 * measured together, whenever the body is not as high as before: one that is not as high as it was
 * taken to be makes it so, and to watch each of them would cost as much as some of its cells.
 *
 * @param measure called for that, where more than `measureRows` is to be done
 */
export function observeOffset<Row extends HTMLElement>(
  virtualizer: RowVirtualizer<Row>,
  tell: (offset: number, isScrolling: boolean) => void,
  measure: typeof measureRows<Row> = measureRows,
): void | (() => void) {
  const body = virtualizer.scrollElement;
  if (!body) return undefined;
  const read = () => tell(-body.getBoundingClientRect().top, false);
  // Tells the first time, too.
  const sizes = new ResizeObserver(() => {
    measure(virtualizer, body);
    read();
  });
  sizes.observe(body);
  // Scroll events do not bubble; capturing hears every scroller on the way.
  document.addEventListener('scroll', read, { capture: true, passive: true });
  window.addEventListener('resize', read);
  return () => {
    sizes.disconnect();
    document.removeEventListener('scroll', read, { capture: true });
    window.removeEventListener('resize', read);
  };
}
