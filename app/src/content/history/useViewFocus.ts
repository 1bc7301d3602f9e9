import { isFocusLost } from '@platform/ui/internal';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** Focuses the heading when another view of the path opens; Back and Forward restore the focus. */
export function useViewFocus(view: string): void {
  const arrival = useNavigationType();
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (arrival === NavigationType.Pop || !isFocusLost()) return;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [arrival, view]);
}
