import { activeElement, isElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/**
 * Moves the focus to the heading of the page, or of the shadow root, without scrolling, and to the one
 * that takes its place: a page is drawn again with what the layer made.
 */
function focusHeading(root: ParentNode): void {
  const heading =
    root.querySelector<HTMLElement>('main h1') ?? root.querySelector<HTMLElement>('h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  watchRemoval(heading, root);
}

/** Where an element stands: a document or a shadow root; its document once it is gone. */
const rootOf = (element: Element | null): ParentNode =>
  element?.isConnected
    ? (element.getRootNode() as Document | ShadowRoot)
    : (element?.ownerDocument ?? document);

/** What got the focus back may go right after it, as an opener does with the row it removed. */
function watchRemoval(focused: HTMLElement, root: ParentNode): void {
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return;
    observer.disconnect();
    if (isFocusLost()) focusHeading(root);
  });
  observer.observe(root, { childList: true, subtree: true });
  function stop() {
    // Removal may blur, too; then the observer has the last word.
    queueMicrotask(() => {
      if (!focused.isConnected) return;
      observer.disconnect();
      focused.removeEventListener('blur', stop);
    });
  }
  focused.addEventListener('blur', stop);
}

/** Gives the focus back to what opened a layer; to the page's heading if that is gone. */
export function returnFocus(opener: Element | null): void {
  const root = rootOf(opener);
  if (isElement(opener) && opener !== opener.ownerDocument.body) {
    opener.focus({ preventScroll: true });
    if (activeElement() === opener) {
      watchRemoval(opener, root);
      return;
    }
  }
  focusHeading(root);
}
