import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Scrolls to where something begins once it does, unless that is in view.
 *
 * @returns for a small element there: of a tall one the browser asks only whether any part is in view
 */
export function useShownWhen<T extends HTMLElement>(hasBegun: boolean): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    const element = ref.current;
    if (!hasBegun || !element) return;
    // At the lower edge nothing of what follows would be seen.
    const isBelow = element.getBoundingClientRect().top > window.innerHeight * 0.8;
    element.scrollIntoView({ block: isBelow ? 'start' : 'nearest' });
  }, [hasBegun]);
  return ref;
}
