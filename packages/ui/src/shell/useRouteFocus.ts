import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../internal/afterPaint.ts';

/**
 * Moves the focus to the page's `h1` when the path changes, so that a reader hears the new page.
 * A change of query stays quiet, and so does the first page. The focus follows
 * the paint, which it would hold up, and goes nowhere if the person has moved it meanwhile.
 */
export function useRouteFocus(contentRef: RefObject<HTMLElement | null>, path: string): void {
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return undefined;
    const { activeElement: left } = document;
    return afterPaint(() => {
      shownPath.current = path;
      const { activeElement, body } = document;
      if (activeElement !== left && activeElement !== body) return;
      const content = contentRef.current;
      const heading = content?.querySelector<HTMLElement>('h1[tabindex]');
      (heading ?? content)?.focus();
    });
  }, [contentRef, path]);
}
