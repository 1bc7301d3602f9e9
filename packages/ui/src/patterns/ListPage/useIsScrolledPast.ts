import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** True once an element is scrolled out at the top, and afterwards as long as `keeps` returns true. */
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
