/** Returns the nearest scrollable ancestor, else the document. */
function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** True if the heading of the page is in view, so that scrolling would cut it off. */
function isHeadingSeen(element: Element): boolean {
  const heading = scrollerOf(element).querySelector('h1');
  return heading !== null && heading.getBoundingClientRect().bottom > 0;
}

/**
 * Remembers the position of an element in the window; ignores one out of view. A page that shows
 * its heading is not scrolled as long as the element stays in view.
 * @returns restores the position by scrolling, after a layout change
 */
export function anchorScroll(element: Element | null): () => void {
  if (!element) return () => {};
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) return () => {};
  const mayMove = isHeadingSeen(element);
  return () => {
    if (!element.isConnected) return;
    const moved = element.getBoundingClientRect();
    if (mayMove && moved.top >= 0 && moved.bottom <= window.innerHeight) return;
    scrollerOf(element).scrollTop += moved.top - top;
  };
}
