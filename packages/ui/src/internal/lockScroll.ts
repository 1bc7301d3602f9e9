/** Number of open modal layers by page. */
const locks = new WeakMap<Document, number>();

/** Changes only properties that are not inherited: others would restyle the whole page. */
function stopScrolling({ body, documentElement: html, defaultView }: Document): void {
  const scrollbarWidth = (defaultView?.innerWidth ?? 0) - html.clientWidth;
  // Some browsers show the scrollbar of a right-to-left page on its left.
  const isLeft = html.getBoundingClientRect().left + html.scrollLeft > 0;
  if (scrollbarWidth > 0) {
    body.style[isLeft ? 'paddingLeft' : 'paddingRight'] = `${scrollbarWidth}px`;
  }
  body.style.overflow = 'hidden';
}

function allowScrolling({ body }: Document): void {
  Object.assign(body.style, { overflow: '', paddingLeft: '', paddingRight: '' });
}

/**
 * Stops the page behind a modal layer from scrolling, and leaves room for its scrollbar, so that
 * nothing moves. Returns a function that unlocks it once no other layer locks it.
 */
export function lockScroll(page: Document): () => void {
  const open = locks.get(page) ?? 0;
  if (open === 0) stopScrolling(page);
  locks.set(page, open + 1);
  return () => {
    const left = (locks.get(page) ?? 0) - 1;
    locks.set(page, left);
    if (left === 0) allowScrolling(page);
  };
}
