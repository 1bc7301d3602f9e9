import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterPaint } from '../internal/afterPaint.ts';
import { sheetQuery } from '../tokens/media.ts';
import { findMarked, markOf } from './focusMark.ts';
import type { FocusMark } from './focusMark.ts';
import { onFirstUserInput } from '../internal/onFirstUserInput.ts';
import { contentId } from './SkipLink.tsx';

interface Entry {
  top: number;
  focus: FocusMark | null;
}

/** What scrolls a page: its sheet, or on phones and in low windows the document. */
function scroller(): Element {
  const sheet = window.matchMedia(sheetQuery).matches ? document.getElementById(contentId) : null;
  return sheet ?? document.scrollingElement ?? document.documentElement;
}

/**
 * Shows a page as it was left: goes on as it gets longer, until the person does something.
 *
 * @param isOtherPage whether the focus went with the page before
 * @returns gives it up
 */
function restore({ top, focus }: Entry, isOtherPage: boolean): () => void {
  let isFocused = focus === null;
  function settle() {
    const box = scroller();
    if (box.scrollTop !== top) box.scrollTop = top;
    if (isFocused || !focus) return;
    const marked = findMarked(focus);
    isFocused = marked !== undefined;
    // Until it is there, the heading has the focus, as on every other page.
    const heading = isOtherPage ? document.querySelector<HTMLElement>(`#${contentId} h1`) : null;
    (marked ?? heading)?.focus({ preventScroll: true });
  }

  const sizes = new ResizeObserver(settle);
  const page = document.getElementById(contentId)?.firstElementChild;
  if (page) sizes.observe(page);
  // A panel that closes keeps its row in place; what was left comes after it. Rows out of a long
  // list are there a frame after the scroll.
  queueMicrotask(settle);
  let cancel = afterPaint(() => {
    settle();
    cancel = afterPaint(settle);
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
 * Gives an entry of the history that is shown again, by Back or Forward, its scroll position and its
 * focus. A new page starts at its top; a new entry of the same page, such as that of a panel, stays
 * where it is. Goes into what holds the `AppShell`.
 *
 * @param key names the entry; the router's `location.key`
 * @param path of the address, without query
 */
export function useEntryRestoration(key: string, path: string): void {
  const entries = useRef(new Map<string, Entry>());
  const shown = useRef<{ key: string; path: string } | null>(null);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before?.key === key) return undefined;
    shown.current = { key, path };
    const isOtherPage = before !== null && before.path !== path;
    const left = before && entries.current.get(before.key);
    const known = entries.current.get(key);
    if (known) return restore(known, isOtherPage);
    const top = left && !isOtherPage ? left.top : 0;
    entries.current.set(key, { top, focus: null });
    // To ask for the position would lay the page out before it is finished.
    if (isOtherPage && left?.top) scroller().scrollTop = 0;
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
      // What a new page focuses as it appears belongs to its own entry.
      queueMicrotask(() => {
        const entry = current();
        if (entry && target instanceof Element) entry.focus = markOf(target);
      });
    }
    // The browser would scroll the old page to where the new one was.
    const setNative = (mode: ScrollRestoration) => () => {
      window.history.scrollRestoration = mode;
    };
    const takeOver = setNative('manual');
    const handBack = setNative('auto');
    takeOver();
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    document.addEventListener('focusin', handleFocus);
    window.addEventListener('pagehide', handBack);
    window.addEventListener('pageshow', takeOver);
    return () => {
      handBack();
      document.removeEventListener('scroll', handleScroll, { capture: true });
      document.removeEventListener('focusin', handleFocus);
      window.removeEventListener('pagehide', handBack);
      window.removeEventListener('pageshow', takeOver);
    };
  }, []);
}
