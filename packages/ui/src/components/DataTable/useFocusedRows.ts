import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';
import { isElement } from '../../internal/elements.ts';

/**
 * The rows that must stay drawn for the focus, by their indexes, which rows carry in `data-row`: the one
 * that has it, and the one that is about to have it. The first stays until the focus has moved on, since
 * it would be lost with it.
 *
 * @returns the indexes, and a function that names the row which is about to have the focus
 */
export function useFocusedRows(
  bodyRef: RefObject<HTMLElement | null>,
): [readonly number[], (index: number) => void] {
  const [focused, setFocused] = useState<number | null>(null);
  const [next, setNext] = useState<number | null>(null);

  // Before anybody can move the focus: a row that has it must not go.
  useLayoutEffect(() => {
    const body = bodyRef.current;
    function handleFocus({ target }: FocusEvent) {
      const row = isElement(target) ? target.closest<HTMLElement>('[data-row]') : null;
      setFocused(row ? Number(row.dataset.row) : null);
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
