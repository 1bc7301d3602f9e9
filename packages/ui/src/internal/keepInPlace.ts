/** What scrolls an element: the nearest box around it that can, else the document. */
function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** True if the heading of the page is in view, so that scrolling would cut it. */
function isHeadingSeen(element: Element): boolean {
  const heading = scrollerOf(element).querySelector('h1');
  return heading !== null && heading.getBoundingClientRect().bottom > 0;
}

/**
 * Remembers where in the window an element is; one that is out of view may go anywhere. A page that shows
 * its heading is not scrolled as long as the element stays in view.
 *
 * @returns brings it back there by scrolling, once the page around it has been laid out again
 */
export function keepInPlace(element: Element | null): () => void {
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
