import { startTransition, useEffect, useState } from 'react';
import { useElement } from '../internal/useElement.ts';

/** Four rows of three: about what a screen holds, and few enough to be drawn within a frame or two. */
const STEP = 12;

/**
 * Shows a long list in steps: the next one when its end comes near, or by a press. Drawing a
 * thousand cards at once would hold up every change of a tab.
 *
 * @param key a change of it begins with the first step again
 */
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
      // The list scrolls with the document or inside the sheet of a frame.
      { rootMargin: '600px', scrollMargin: '600px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end, hasMore, key, count]);

  return {
    part: hasMore ? items.slice(0, count) : items,
    hasMore,
    showMore: () => setShown({ key, count: count + STEP }),
    /** The ref of what stands at the end of the list. */
    setEnd,
  };
}
