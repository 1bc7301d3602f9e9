import { useLayoutEffect, useRef } from 'react';
import { activeElement, isElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/** A control that is disabled during a wait loses the focus. Call the result before the wait. */
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
