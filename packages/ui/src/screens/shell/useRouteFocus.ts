import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../internal/afterPaint.ts';
import { onFirstUserInput } from '../../internal/onFirstUserInput.ts';

/** Found by selector: each page renders its own heading. */
const headingIn = (content: HTMLElement) => content.querySelector<HTMLElement>('h1[tabindex]');

/** Focuses the heading of a re-rendering page until the user acts. Returns a cancel function. */
function keepFocusOnHeading(content: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    const { activeElement, body } = document;
    if (activeElement !== content && activeElement !== body) return;
    headingIn(content)?.focus({ preventScroll: true });
  });
  observer.observe(content, { childList: true, subtree: true });
  const forget = onFirstUserInput(() => observer.disconnect());
  return () => {
    observer.disconnect();
    forget();
  };
}

/** Focuses the `h1` of a new path after the paint, unless the user or history moved the focus. */
export function useRouteFocus(contentRef: RefObject<HTMLElement | null>, path: string): void {
  const shownPath = useRef(path);
  const lastRoute = useRef<{ path: string; element: Element | null }>({ path, element: null });
  const cancelFocus = useRef(() => {});
  useLayoutEffect(() => {
    if (lastRoute.current.path === path) return;
    // The observer of the previous page would take the first heading of this page for its own.
    cancelFocus.current();
    lastRoute.current = { path, element: document.activeElement };
  }, [path]);
  useEffect(() => {
    if (shownPath.current === path) return undefined;
    cancelFocus.current = afterPaint(() => {
      shownPath.current = path;
      const { activeElement, body } = document;
      if (activeElement !== lastRoute.current.element && activeElement !== body) return;
      const content = contentRef.current;
      if (!content) return;
      (headingIn(content) ?? content).focus();
      cancelFocus.current = keepFocusOnHeading(content);
    });
    return () => cancelFocus.current();
  }, [contentRef, path]);
}
