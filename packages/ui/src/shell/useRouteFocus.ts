import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../internal/afterPaint.ts';

/**
 * Moves the focus to the page's `h1` when the path changes, so that a reader hears the new page.
 * A change of query stays quiet, and so does the first page. The focus follows
 * the paint, which it would hold up, and goes nowhere if it has been moved meanwhile: by the person,
 * or because an entry of the history is shown again.
 */
export function useRouteFocus(contentRef: RefObject<HTMLElement | null>, path: string): void {
  const shownPath = useRef(path);
  const left = useRef<{ path: string; element: Element | null }>({ path, element: null });
  useLayoutEffect(() => {
    if (left.current.path === path) return;
    left.current = { path, element: document.activeElement };
  }, [path]);
  useEffect(() => {
    if (shownPath.current === path) return undefined;
    return afterPaint(() => {
      shownPath.current = path;
      const { activeElement, body } = document;
      if (activeElement !== left.current.element && activeElement !== body) return;
      const content = contentRef.current;
      const heading = content?.querySelector<HTMLElement>('h1[tabindex]');
      (heading ?? content)?.focus();
    });
  }, [contentRef, path]);
}
