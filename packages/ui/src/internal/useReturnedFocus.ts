import { useLayoutEffect, useRef } from 'react';
import { activeElement, isElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/**
 * Restores the focus after a wait: a control that is disabled meanwhile loses it.
 * @returns function to call before the wait
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
