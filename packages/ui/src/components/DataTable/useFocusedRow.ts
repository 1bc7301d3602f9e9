import type { RefObject } from 'react';
import { useLayoutEffect, useState } from 'react';

/**
 * The index of the row that holds the focus, or `null`; rows carry it in `data-row`.
 *
 * @returns the index, and a function that names the row which is about to have the focus
 */
export function useFocusedRow(
  bodyRef: RefObject<HTMLElement | null>,
): [number | null, (index: number) => void] {
  const [focused, setFocused] = useState<number | null>(null);

  // Before anybody can move the focus: a row that has it must not go.
  useLayoutEffect(() => {
    const body = bodyRef.current;
    function handleFocus({ target }: FocusEvent) {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
      setFocused(row ? Number(row.dataset.row) : null);
    }
    function handleBlur({ relatedTarget }: FocusEvent) {
      if (!(relatedTarget instanceof Node) || !body?.contains(relatedTarget)) setFocused(null);
    }
    body?.addEventListener('focusin', handleFocus);
    body?.addEventListener('focusout', handleBlur);
    return () => {
      body?.removeEventListener('focusin', handleFocus);
      body?.removeEventListener('focusout', handleBlur);
    };
  }, [bodyRef]);

  return [focused, setFocused];
}
