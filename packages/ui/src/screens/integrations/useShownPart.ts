import { startTransition, useEffect, useState } from 'react';
import { useElement } from '../../internal/useElement.ts';

/** Four rows of three fill a screen and render within a frame or two. */
const STEP = 12;

/** Renders a long list in steps, so that changing tabs stays fast; a new key starts again. */
export function useShownPart<Item>(items: readonly Item[], key: string) {
  const [shown, setShown] = useState({ key, count: STEP });
  const [end, setEnd] = useElement<HTMLElement>();
  const count = shown.key === key ? shown.count : STEP;
  const hasMore = count < items.length;

  useEffect(() => {
    if (!end || !hasMore) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        startTransition(() => setShown({ key, count: count + STEP }));
      },
      // The list scrolls with the document, or inside a sheet.
      { rootMargin: '600px', scrollMargin: '600px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, hasMore, key, count]);

  return {
    part: hasMore ? items.slice(0, count) : items,
    hasMore,
    showMore: () => setShown({ key, count: count + STEP }),
    setEnd,
  };
}
