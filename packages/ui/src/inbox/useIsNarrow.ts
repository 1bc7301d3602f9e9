import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether an element is narrower than so many pixels; before it was measured it counts as narrow. */
export function useIsNarrow(ref: RefObject<Element | null>, pixels: number): boolean {
  const [isNarrow, setNarrow] = useState(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const read = () => setNarrow(element.getBoundingClientRect().width < pixels);
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, pixels]);
  return isNarrow;
}
