import type { RefObject } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { animateIn } from './motion.ts';

/** Animates a changed number, but not the first one or one after loading. */
export function useAnimatedNumber<Node extends Element>(): RefObject<Node | null> {
  const ref = useRef<Node>(null);
  const shown = useRef<{ element: Node; text: string | null }>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    const last = shown.current;
    shown.current = element && { element, text: element.textContent };
    if (element && last?.element === element && last.text !== element.textContent)
      animateIn(element);
  });
  return ref;
}
