import { activeElement, isElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/** The page's heading, which has no ref in a layer, and its replacement if the page re-renders. */
function focusHeading(root: ParentNode): void {
  const heading =
    root.querySelector<HTMLElement>('main h1') ?? root.querySelector<HTMLElement>('h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  watchRemoval(heading, root);
}

/** Root of an element, a document or a shadow root; the document if it was removed. */
const rootOf = (element: Element | null): ParentNode =>
  element?.isConnected
    ? (element.getRootNode() as Document | ShadowRoot)
    : (element?.ownerDocument ?? document);

/** An opener may be removed just after it got the focus back, along with its row. */
function watchRemoval(focused: HTMLElement, root: ParentNode): void {
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return;
    observer.disconnect();
    if (isFocusLost()) focusHeading(root);
  });
  observer.observe(root, { childList: true, subtree: true });
  function stop() {
    // Removal may also blur; then the observer decides.
    queueMicrotask(() => {
      if (!focused.isConnected) return;
      observer.disconnect();
      focused.removeEventListener('blur', stop);
    });
  }
  focused.addEventListener('blur', stop);
}

/** Returns the focus to the opener of a layer, or to the page's heading if that was removed. */
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
