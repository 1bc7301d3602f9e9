import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { unlessComposing } from '@platform/i18n/text';

const scrollKeys = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/**
 * Lets the keys that scroll find the content while nothing has the focus. Browsers give them to the
 * document then, which does not scroll where the content scrolls inside itself.
 */
export function useScrollKeys(contentRef: RefObject<HTMLElement | null>): void {
  // Before the paint: what is seen answers to its keys.
  useLayoutEffect(() => {
    const handleKey = unlessComposing(({ key, target }: KeyboardEvent) => {
      if (target === document.body && scrollKeys.has(key)) {
        contentRef.current?.focus({ preventScroll: true });
      }
    });
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [contentRef]);
}
