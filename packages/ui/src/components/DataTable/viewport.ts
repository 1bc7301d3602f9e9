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

/** Tells how far the rows have gone past the top of the window, whichever ancestor scrolls. */
export function observeOffset<Row extends HTMLElement>(
  { scrollElement: body }: RowVirtualizer<Row>,
  tell: (offset: number, isScrolling: boolean) => void,
): void | (() => void) {
  if (!body) return undefined;
  const read = () => tell(-body.getBoundingClientRect().top, false);
  // Tells the first time, too.
  const sizes = new ResizeObserver(read);
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

/** The height of a row once the browser has laid it out; asking earlier would lay it out twice. */
export function measureRow<Row extends HTMLElement>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  { options, measurementsCache, indexFromElement }: RowVirtualizer<Row>,
): number {
  const index = indexFromElement(row);
  return (
    entry?.borderBoxSize[0]?.blockSize ??
    measurementsCache[index]?.size ??
    options.estimateSize(index)
  );
}
