import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { unlessComposing } from '@platform/i18n/text';

const scrollKeys = new Set([' ', 'PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/** Focuses the content for scroll keys: the document, which browsers scroll, does not scroll. */
export function useScrollKeys(contentRef: RefObject<HTMLElement | null>): void {
  // Before the paint, so that the visible page reacts to its keys.
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
