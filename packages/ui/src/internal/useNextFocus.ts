import { useCallback } from 'react';
import type { RefCallback, RefObject } from 'react';
import { activeElement } from './elements.ts';

/** Ref of an element whose removal moves the focus, if it has it, to `next`, without scrolling. */
export function useNextFocus(next: RefObject<HTMLElement | null>): RefCallback<HTMLElement | null> {
  return useCallback(
    (element) => () => {
      if (element?.contains(activeElement())) next.current?.focus({ preventScroll: true });
    },
    [next],
  );
}
