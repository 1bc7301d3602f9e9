import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { activeElement } from '../internal/elements.ts';

/** Hands the focus from a part of a row that goes to the menu of the row, which stays. */
export function useFocusHandOver(partRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const part = partRef.current;
    const menu = part?.closest('tr')?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    return () => {
      if (part?.contains(activeElement())) menu?.focus();
    };
  }, [partRef]);
}
