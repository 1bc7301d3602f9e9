import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { isElement } from '../../internal/elements.ts';

/** Rows to keep rendered: the focused one until the focus has moved, and the next one. */
export function useFocusedRows(
  bodyRef: RefObject<HTMLElement | null>,
): [readonly number[], (index: number) => void] {
  const [focused, setFocused] = useState<number | null>(null);
  const [next, setNext] = useState<number | null>(null);

  // A layout effect, so that no focus change is missed.
  useLayoutEffect(() => {
    const body = bodyRef.current;
    function handleFocus({ target }: FocusEvent) {
      // Delegated, because rows mount and unmount as the page scrolls.
      const row = isElement(target)
        ? target.closest<HTMLElement>('[data-row], [data-details]')
        : null;
      setFocused(row ? Number(row.dataset['row'] ?? row.dataset['details']) : null);
      setNext(null);
    }
    function handleBlur({ relatedTarget }: FocusEvent) {
      if (!isElement(relatedTarget) || !body?.contains(relatedTarget)) setFocused(null);
    }
    body?.addEventListener('focusin', handleFocus);
    body?.addEventListener('focusout', handleBlur);
    return () => {
      body?.removeEventListener('focusin', handleFocus);
      body?.removeEventListener('focusout', handleBlur);
    };
  }, [bodyRef]);

  return [[focused, next].filter((index) => index !== null), setNext];
}
