import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the page's `h1` when the path changes, so that a reader hears the new page
 * (design language 10). A change of query stays quiet, and so does the first page.
 */
export function useRouteFocus(contentRef: RefObject<HTMLElement | null>, path: string): void {
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const content = contentRef.current;
    const heading = content?.querySelector<HTMLElement>('h1[tabindex]');
    (heading ?? content)?.focus();
  }, [contentRef, path]);
}
