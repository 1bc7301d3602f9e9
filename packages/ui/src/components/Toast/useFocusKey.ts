import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { unlessComposing } from '@platform/i18n/text';

const key = 'F8';

/** Moves the focus to the newest toast's first button on F8, before the toast times out. */
export function useFocusKey(regionRef: RefObject<HTMLElement | null>): void {
  // A layout effect, so that the key works as soon as the toast is visible.
  useLayoutEffect(() => {
    const handleKeyDown = unlessComposing((event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented) return;
      // Its action, or else its close button; by selector, because each toast renders its own.
      const newest = regionRef.current?.lastElementChild?.querySelector('button');
      if (!newest) return;
      event.preventDefault();
      newest.focus();
    });
    const page = regionRef.current?.ownerDocument;
    page?.addEventListener('keydown', handleKeyDown);
    return () => page?.removeEventListener('keydown', handleKeyDown);
  }, [regionRef]);
}
