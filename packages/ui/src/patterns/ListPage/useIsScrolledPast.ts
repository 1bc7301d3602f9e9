import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * True while an element is scrolled out at the top. After it scrolls back in, stays true if
 * `shouldStay` returns true.
 */
export function useIsScrolledPast(
  ref: RefObject<Element | null>,
  shouldStay: () => boolean,
): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (!last) return;
      const isAbove = last.boundingClientRect.top < window.innerHeight / 2;
      const isNow = !last.isIntersecting && isAbove;
      if (isNow || !shouldStay()) setPast(isNow);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, shouldStay]);
  return isPast;
}
