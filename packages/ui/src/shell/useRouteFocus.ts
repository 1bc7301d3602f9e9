import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../internal/afterPaint.ts';

const headingIn = (content: HTMLElement) => content.querySelector<HTMLElement>('h1[tabindex]');

/** Moves the focus from a page to its heading as soon as it has one. @returns gives it up */
function focusHeadingOnceThere(content: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const heading = headingIn(content);
    const isLeft = document.activeElement !== content;
    if (!heading && !isLeft) return;
    observer.disconnect();
    if (!isLeft) heading?.focus();
  });
  observer.observe(content, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Moves the focus to the page's `h1` when the path changes, so that a reader hears the new page; to the
 * page itself until it has one. A change of query stays quiet, and so does the first page. The focus
 * follows the paint, which it would hold up, and goes nowhere if it has been moved meanwhile: by the
 * person, or because an entry of the history is shown again.
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
    let cancel = afterPaint(() => {
      shownPath.current = path;
      const { activeElement, body } = document;
      if (activeElement !== left.current.element && activeElement !== body) return;
      const content = contentRef.current;
      if (!content) return;
      const heading = headingIn(content);
      (heading ?? content).focus();
      if (!heading) cancel = focusHeadingOnceThere(content);
    });
    return () => cancel();
  }, [contentRef, path]);
}
