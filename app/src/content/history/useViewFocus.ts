import { isFocusLost } from '@platform/ui/internal';
import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

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
