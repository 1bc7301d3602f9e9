import { useCallback } from 'react';
import type { RefCallback, RefObject } from 'react';
import { activeElement } from './elements.ts';

/**
 * Hands the focus on where what has it goes away, as a button does with what it was for.
 *
 * @param next gets the focus, without scrolling
 * @returns the ref of what may go
 */
export function useNextFocus(next: RefObject<HTMLElement | null>): RefCallback<HTMLElement | null> {
  return useCallback(
    (element) => () => {
      if (element?.contains(activeElement())) next.current?.focus({ preventScroll: true });
    },
    [next],
  );
}
