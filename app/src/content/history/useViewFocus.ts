import { isFocusLost } from '@platform/ui/internal';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * Moves the focus to the page's heading where a view takes the place of another at the same path, and
 * what had the focus went with that one. An entry of the history gives back its own focus.
 *
 * @param view tells the views from one another
 */
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
