import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { riseIn } from './motion.ts';

/**
 * Lets a figure rise into its place when it replaces another one. What is there from the start, or
 * comes after a wait, stands still.
 *
 * @returns the ref of the element that holds the figure as text
 */
export function useRise<Node extends Element>(): RefObject<Node | null> {
  const ref = useRef<Node>(null);
  const shown = useRef<{ element: Node; text: string | null }>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const last = shown.current;
    shown.current = element && { element, text: element.textContent };
    if (element && last?.element === element && last.text !== element.textContent) riseIn(element);
  });
  return ref;
}
