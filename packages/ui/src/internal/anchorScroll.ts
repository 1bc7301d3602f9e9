function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** True if the heading of the page is in view, so that scrolling would hide a part of it. */
function isHeadingSeen(element: Element): boolean {
  const heading = scrollerOf(element).querySelector('h1');
  return heading !== null && heading.getBoundingClientRect().bottom > 0;
}

/** Remembers an element's position; the returned function restores it after a layout change. */
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
