import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export const rowHeight = 56;
const spare = 4;
/** Height above the rows before any scrolling, in px. */
const aboveRows = 300;

interface RowsInView {
  first: number;
  last: number;
}

/** Returns the first and last (exclusive) visible row, with a few more on both sides. */
export function useRowsInView(body: RefObject<HTMLElement | null>, count: number): RowsInView {
  const [top, setTop] = useState(Math.floor(-aboveRows / rowHeight));

  useEffect(() => {
    const handleScroll = () => {
      const hidden = -(body.current?.getBoundingClientRect().top ?? 0);
      setTop(Math.floor(hidden / rowHeight));
    };
    // The sheet scrolls, and its events do not bubble.
    const options = { capture: true, passive: true };
    addEventListener('scroll', handleScroll, options);
    return () => removeEventListener('scroll', handleScroll, options);
  }, [body]);

  const first = Math.min(Math.max(0, top - spare), count);
  const last = Math.max(0, Math.min(count, top + Math.ceil(innerHeight / rowHeight) + spare));
  return { first, last };
}
