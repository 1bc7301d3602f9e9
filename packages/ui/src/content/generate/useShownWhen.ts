import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls an element into view when something begins there, where it lies below what is seen. */
export function useShownWhen(hasBegun: boolean): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    const isBelow = element && element.getBoundingClientRect().top > window.innerHeight * 0.8;
    if (hasBegun && isBelow) element.scrollIntoView({ block: 'start' });
  }, [hasBegun]);
  return ref;
}
