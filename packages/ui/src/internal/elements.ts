/** What has the focus inside of an element: in its shadow root, or in its document if it is a frame. */
const activeInside = (element: Element): Element | null | undefined =>
  element.shadowRoot?.activeElement ??
  // A frame of another origin has no document for us.
  (element instanceof HTMLIFrameElement ? element.contentDocument?.activeElement : null);

/**
 * The element that has the focus, inside a shadow root or a frame too; null where nothing has, or on
 * a server.
 */
export function activeElement(): Element | null {
  if (typeof document === 'undefined') return null;
  let active = document.activeElement;
  for (let inner = active; inner; inner = activeInside(inner) ?? null) active = inner;
  return active;
}

/**
 * Tells whether something is an element, of whatever document: what lies in an iframe is no instance
 * of this window's classes.
 */
export const isElement = (value: unknown): value is HTMLElement =>
  typeof value === 'object' &&
  value !== null &&
  'nodeType' in value &&
  value.nodeType === Node.ELEMENT_NODE;
