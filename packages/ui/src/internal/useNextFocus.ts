import { useCallback } from 'react';
import type { RefCallback, RefObject } from 'react';
import { activeElement } from './elements.ts';

/**
 * Moves the focus to `next`, without scrolling, when the focused element unmounts. Returns the ref
 * of that element.
 */
export function useNextFocus(next: RefObject<HTMLElement | null>): RefCallback<HTMLElement | null> {
  return useCallback(
    (element) => () => {
      if (element?.contains(activeElement())) next.current?.focus({ preventScroll: true });
    },
    [next],
  );
}
