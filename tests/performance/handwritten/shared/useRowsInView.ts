import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export const rowHeight = 56;
const spare = 4;

interface RowsInView {
  first: number;
  last: number;
}

/** First and last (exclusive) row that can be seen, with a few to spare on both sides. */
export function useRowsInView(body: RefObject<HTMLElement | null>, count: number): RowsInView {
  const [top, setTop] = useState(0);

  useEffect(() => {
    const handleScroll = () => {
      const hidden = -(body.current?.getBoundingClientRect().top ?? 0);
      setTop(Math.max(0, Math.floor(hidden / rowHeight)));
    };
    addEventListener('scroll', handleScroll, { passive: true });
    return () => removeEventListener('scroll', handleScroll);
  }, [body]);

  const first = Math.min(Math.max(0, top - spare), count);
  const last = Math.min(count, top + Math.ceil(innerHeight / rowHeight) + spare);
  return { first, last };
}
