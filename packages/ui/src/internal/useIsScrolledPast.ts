import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/**
 * Whether an element has been scrolled out of view at the top, whatever it is that scrolls.
 *
 * @param keeps says whether it must count as past for longer, such as while the focus is in what
 *   stands for it
 */
export function useIsScrolledPast(ref: RefObject<Element | null>, keeps: () => boolean): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      if (!last) return;
      const isAbove = last.boundingClientRect.top < window.innerHeight / 2;
      const isNow = !last.isIntersecting && isAbove;
      if (isNow || !keeps()) setPast(isNow);
    });
    if (ref.current) observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, keeps]);
  return isPast;
}
