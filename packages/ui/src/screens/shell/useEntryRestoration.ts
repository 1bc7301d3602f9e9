import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../../internal/afterPaint.ts';
import { sheetQuery } from '../../tokens/media.ts';
import { findLocated, locatorOf } from './focusLocator.ts';
import type { FocusLocator } from './focusLocator.ts';
import { onFirstUserInput } from '../../internal/onFirstUserInput.ts';
import { contentId } from './SkipLink.tsx';

interface Entry {
  top: number;
  focus: FocusLocator | null;
}

/** The scrolling element: the content, or on phones and in low windows the document. */
function scroller(): Element {
  const sheet = window.matchMedia(sheetQuery).matches ? document.getElementById(contentId) : null;
  return sheet ?? document.scrollingElement ?? document.documentElement;
}

/** Restores scroll and focus while the page grows until the user acts; returns a cancel function. */
function restore({ top, focus }: Entry, isOtherPage: boolean): () => void {
  let isFocused = focus === null;
  function restorePosition() {
    const box = scroller();
    if (box.scrollTop !== top) box.scrollTop = top;
    if (isFocused || !focus) return;
    const marked = findLocated(focus);
    isFocused = marked !== undefined;
    // Until then the heading has the focus, as on any other page.
    const heading = isOtherPage ? document.querySelector<HTMLElement>(`#${contentId} h1`) : null;
    (marked ?? heading)?.focus({ preventScroll: true });
  }

  const sizes = new ResizeObserver(restorePosition);
  const page = document.getElementById(contentId)?.firstElementChild;
  if (page) sizes.observe(page);
  // After a closing panel restored its row. Virtualised rows exist one frame later.
  queueMicrotask(restorePosition);
  let cancel = afterPaint(() => {
    restorePosition();
    cancel = afterPaint(restorePosition);
  });
  const forget = onFirstUserInput(stop);
  function stop() {
    sizes.disconnect();
    cancel();
    forget();
  }
  return stop;
}

/**
 * Restores scroll position and focus after Back and Forward; a new page starts at its top. Use it
 * in the parent of `AppShell`.
 * @param key id of the history entry; the router's `location.key`
 * @param path pathname of the URL
 */
export function useEntryRestoration(key: string, path: string): void {
  const entries = useRef(new Map<string, Entry>());
  const shown = useRef<{ key: string; path: string } | null>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before?.key === key) return undefined;
    shown.current = { key, path };
    const isOtherPage = before !== null && before.path !== path;
    const savedEntry = before && entries.current.get(before.key);
    const known = entries.current.get(key);
    if (known) return restore(known, isOtherPage);
    const top = savedEntry && !isOtherPage ? savedEntry.top : 0;
    entries.current.set(key, { top, focus: null });
    // Reading the scroll position would force a layout of an unfinished page.
    if (isOtherPage && savedEntry?.top) scroller().scrollTop = 0;
    return undefined;
  }, [key, path]);

  useEffect(() => {
    const current = () => entries.current.get(shown.current?.key ?? '');
    function handleScroll({ target }: Event) {
      const box = scroller();
      const entry = current();
      if (entry && (target === box || target === document)) entry.top = box.scrollTop;
    }
    function handleFocus({ target }: FocusEvent) {
      // A focus set by the new page on mount belongs to its own entry.
      queueMicrotask(() => {
        const entry = current();
        if (entry && target instanceof Element) entry.focus = locatorOf(target);
      });
    }
    // The browser would scroll the old page to the new page's position.
    const setNative = (mode: ScrollRestoration) => () => {
      window.history.scrollRestoration = mode;
    };
    const takeOver = setNative('manual');
    const restoreNatively = setNative('auto');
    takeOver();
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    document.addEventListener('focusin', handleFocus);
    window.addEventListener('pagehide', restoreNatively);
    window.addEventListener('pageshow', takeOver);
    return () => {
      restoreNatively();
      document.removeEventListener('scroll', handleScroll, { capture: true });
      document.removeEventListener('focusin', handleFocus);
      window.removeEventListener('pagehide', restoreNatively);
      window.removeEventListener('pageshow', takeOver);
    };
  }, []);
}
