import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../internal/afterPaint.ts';
import { onFirstUserInput } from '../internal/onFirstUserInput.ts';

const headingIn = (content: HTMLElement) => content.querySelector<HTMLElement>('h1[tabindex]');

/**
 * Keeps the focus of a page on its heading, which comes or is drawn again once the page was read, until
 * the person does something. @returns gives it up
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
 * Moves the focus to the page's `h1` when the path changes, so that a reader hears the new page; to the
 * page itself until it has one. A change of query stays quiet, and so does the first page. The focus
 * follows the paint, which it would hold up, and goes nowhere if it has been moved meanwhile: by the
 * person, or because an entry of the history is shown again.
 */
export function useRouteFocus(contentRef: RefObject<HTMLElement | null>, path: string): void {
  const shownPath = useRef(path);
  const left = useRef<{ path: string; element: Element | null }>({ path, element: null });
  const giveUp = useRef(() => {});
  useLayoutEffect(() => {
    if (left.current.path === path) return;
    // What is kept for the page that was left would take the first heading of this one for its own.
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
