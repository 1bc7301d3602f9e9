import { activeElement, isElement } from './elements.ts';
import { isFocusLost } from './isFocusLost.ts';

/** Returns the element that gets the focus from a removed one; null leaves the focus lost. */
export type NextFocus = (lost: HTMLElement) => Element | null | undefined;

export interface KeptFocusOptions {
  next: NextFocus;
  /** Called with each element of the container that gets the focus. */
  onFocus?: ((focused: HTMLElement) => void) | undefined;
  /** True moves the focus from a disabled element at once; else it returns once enabled. */
  leavesDisabled?: boolean | undefined;
}

interface Watch {
  check: () => void;
  stop: () => void;
}

/** Watches an element until the user moves the focus: the page may remove or disable it. */
function watchFocus(
  focused: HTMLElement,
  within: Node,
  { next, leavesDisabled }: KeptFocusOptions,
): Watch {
  const observer = new MutationObserver(check);
  let isStopped = false;
  const isDisabled = () => focused.matches(':disabled');
  function stop(): void {
    isStopped = true;
    observer.disconnect();
    focused.removeEventListener('blur', handleBlur);
  }
  function recover(): void {
    if (focused.isConnected && !isDisabled()) return focused.focus({ preventScroll: true });
    if (focused.isConnected && !leavesDisabled) return;
    const target = next(focused);
    if (target && target !== focused) returnFocus(target);
    // Another page that is added later must not take the focus.
    else if (!focused.isConnected) stop();
  }
  function check(): void {
    const isFocused = activeElement() === focused;
    if (isStopped || (isFocused && !isDisabled())) return;
    if (isFocused || isFocusLost()) recover();
    if (!isFocusLost() && activeElement() !== focused) stop();
  }
  /** Removal and `disabled` may also blur; then `check` decides. */
  function handleBlur(): void {
    queueMicrotask(() => {
      if (focused.isConnected && !isDisabled() && activeElement() !== focused) stop();
    });
  }
  focused.addEventListener('blur', handleBlur);
  observer.observe(within, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  return { check, stop };
}

/** Keeps the focus when the page removes or disables its element in `container`, or `container`. */
export function keepFocus(container: HTMLElement, options: KeptFocusOptions): () => void {
  let watch: Watch | undefined;
  function hold(focused: unknown): void {
    if (!isElement(focused) || !container.contains(focused)) return;
    watch?.stop();
    options.onFocus?.(focused);
    watch = watchFocus(focused, container, options);
  }
  const handleFocus = ({ target }: FocusEvent) => hold(target);
  container.addEventListener('focusin', handleFocus);
  hold(activeElement());
  return () => {
    container.removeEventListener('focusin', handleFocus);
    // React detaches the ref before it removes the element.
    queueMicrotask(() => {
      watch?.check();
      watch?.stop();
    });
  };
}

/** Root of an element, a document or a shadow root; the document if it was removed. */
const rootOf = (element: Element | null): Document | ShadowRoot =>
  element?.isConnected
    ? (element.getRootNode() as Document | ShadowRoot)
    : (element?.ownerDocument ?? document);

/** Makes a heading focusable. */
export function focusableHeading<Heading extends Element | null | undefined>(
  heading: Heading,
): Heading {
  if (heading && !heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  return heading;
}

/** A page may have hidden ones, too. jsdom and old browsers lack the check. */
const isShown = (heading: Partial<HTMLElement>) => heading.checkVisibility?.() ?? true;

/** Heading of the page, made focusable. It has no ref in a layer or a list. */
export function pageHeading(root: ParentNode = document): HTMLElement | null {
  const headings = ['main h1', 'h1'].flatMap((selector) => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ]);
  return focusableHeading(headings.find(isShown) ?? null);
}

/** Focuses an element and watches it, as the opener of a dialog may be removed along with its row. */
function focusUntilRemoved(element: HTMLElement, root: Document | ShadowRoot): boolean {
  element.focus({ preventScroll: true });
  if (activeElement() !== element) return false;
  watchFocus(element, root, { next: () => pageHeading(root) });
  return true;
}

/** Returns the focus to the opener of a layer, or to the page's heading if that was removed. */
export function returnFocus(opener: Element | null): void {
  const root = rootOf(opener);
  const isOpener = isElement(opener) && opener !== opener.ownerDocument.body;
  if (isOpener && focusUntilRemoved(opener, root)) return;
  const heading = pageHeading(root);
  if (heading) focusUntilRemoved(heading, root);
}

/** A control that is disabled while a form is submitted loses the focus. Call it on submit. */
export function refocusOnceEnabled(): void {
  const control = activeElement();
  if (isFocusLost() || !isElement(control)) return;
  watchFocus(control, rootOf(control), { next: () => null });
}
