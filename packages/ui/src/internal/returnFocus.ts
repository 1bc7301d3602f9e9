import { activeElement, isElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/** Moves the focus to the heading of the page, or of the shadow root, without scrolling. */
function focusHeading(root: ParentNode): void {
  const heading =
    root.querySelector<HTMLElement>('main h1') ?? root.querySelector<HTMLElement>('h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Where an element stands: a document or a shadow root; its document once it is gone. */
const rootOf = (element: Element | null): ParentNode =>
  element?.isConnected
    ? (element.getRootNode() as Document | ShadowRoot)
    : (element?.ownerDocument ?? document);

/** An opener may go right after it got the focus back, with the row it removed. */
function watchRemoval(opener: HTMLElement, root: ParentNode): void {
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    observer.disconnect();
    if (isFocusLost()) focusHeading(root);
  });
  observer.observe(root, { childList: true, subtree: true });
  function stop() {
    // Removal may blur, too; then the observer has the last word.
    queueMicrotask(() => {
      if (!opener.isConnected) return;
      observer.disconnect();
      opener.removeEventListener('blur', stop);
    });
  }
  opener.addEventListener('blur', stop);
}

/** Gives the focus back to what opened a layer; to the page's heading if that is gone. */
export function returnFocus(opener: Element | null): void {
  const root = rootOf(opener);
  if (isElement(opener) && opener !== opener.ownerDocument.body && opener.isConnected) {
    opener.focus({ preventScroll: true });
    if (activeElement() === opener) {
      watchRemoval(opener, root);
      return;
    }
  }
  focusHeading(root);
}

/** Says whether closing `layer` would lose the focus, so that it must be given back. */
export const holdsFocus = (layer: Element | null): boolean =>
  isFocusLost() || Boolean(layer?.contains(activeElement()));
