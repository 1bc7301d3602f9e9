import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import { unlessComposing } from '@platform/i18n/text';

const key = 'F8';

/** Leads the focus to the newest toast's first button at F8: it would be gone before Tab is there. */
export function useFocusKey(regionRef: RefObject<HTMLElement | null>): void {
  // Before the toast is seen, so that no press comes too early.
  useLayoutEffect(() => {
    const handleKeyDown = unlessComposing((event: KeyboardEvent) => {
      if (event.key !== key || event.defaultPrevented) return;
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
