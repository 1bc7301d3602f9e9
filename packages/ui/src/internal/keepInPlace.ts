/** What scrolls an element: the nearest box around it that can, else the document. */
function scrollerOf(element: Element): Element {
  for (let box = element.parentElement; box; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box;
  }
  return document.scrollingElement ?? document.documentElement;
}

/**
 * Remembers where in the window an element stands; one that is out of view may go anywhere.
 *
 * @returns brings it back there by scrolling, once the page around it has been laid out again
 */
export function keepInPlace(element: Element | null): () => void {
  if (!element) return () => {};
  const { top, bottom } = element.getBoundingClientRect();
  if (bottom < 0 || top > window.innerHeight) return () => {};
  return () => {
    if (!element.isConnected) return;
    scrollerOf(element).scrollTop += element.getBoundingClientRect().top - top;
  };
}
