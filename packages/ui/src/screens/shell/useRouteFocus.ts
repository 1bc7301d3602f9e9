import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../internal/afterPaint.ts';
import { onFirstUserInput } from '../../internal/onFirstUserInput.ts';

const headingIn = (content: HTMLElement) => content.querySelector<HTMLElement>('h1[tabindex]');

/**
 * Keeps the focus on the page's heading while the page loads and renders again, until the user
 * acts.
 * @returns cancels it
 */
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

/**
 * Focuses the page's `h1` when the path changes, so that screen readers announce the page; the
 * content until there is a heading. Ignores the first page and changes of the query. Focuses after
 * the paint, to not delay it, and only if the focus has not been moved meanwhile by the user or by
 * a restored history entry.
 */
export function useRouteFocus(contentRef: RefObject<HTMLElement | null>, path: string): void {
  const shownPath = useRef(path);
  const left = useRef<{ path: string; element: Element | null }>({ path, element: null });
  const giveUp = useRef(() => {});
  useLayoutEffect(() => {
    if (left.current.path === path) return;
    // The observer of the previous page would take the first heading of this page for its own.
    giveUp.current();
    left.current = { path, element: document.activeElement };
  }, [path]);
  useEffect(() => {
    if (shownPath.current === path) return undefined;
    giveUp.current = afterPaint(() => {
      shownPath.current = path;
      const { activeElement, body } = document;
      if (activeElement !== left.current.element && activeElement !== body) return;
      const content = contentRef.current;
      if (!content) return;
      (headingIn(content) ?? content).focus();
      giveUp.current = keepFocusOnHeading(content);
    });
    return () => giveUp.current();
  }, [contentRef, path]);
}
