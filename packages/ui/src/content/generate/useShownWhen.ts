import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls to an element when it appears, unless it is in view.
 * @returns the ref of a small element; a tall one counts as in view if any part of it is
 */
export function useShownWhen<T extends HTMLElement>(hasBegun: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!hasBegun || !element) return;
    // An element near the lower edge would hide what follows.
    const isBelow = element.getBoundingClientRect().top > window.innerHeight * 0.8;
    element.scrollIntoView({ block: isBelow ? 'start' : 'nearest' });
  }, [hasBegun]);
  return ref;
}
