import { useLayoutEffect, useRef } from 'react';
import { activeElement, isElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/**
 * Gives the focus back to what had it before a wait, where that took it: a control that is disabled
 * meanwhile loses it.
 *
 * @param isWaiting whether the wait is going on
 * @returns call it before the wait begins
 */
export function useReturnedFocus(isWaiting: boolean): () => void {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = held.current;
    if (isWaiting || !element) return;
    held.current = null;
    if (isFocusLost() && isElement(element)) element.focus({ preventScroll: true });
  }, [isWaiting]);
  return () => {
    held.current = activeElement();
  };
}
