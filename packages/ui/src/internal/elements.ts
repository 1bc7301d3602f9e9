const activeInside = (element: Element): Element | null | undefined =>
  element.shadowRoot?.activeElement ??
  // A frame of another origin has no accessible document.
  (element instanceof HTMLIFrameElement ? element.contentDocument?.activeElement : null);

/** The focused element, also inside a shadow root or a frame; null if none, or on a server. */
export function activeElement(): Element | null {
  if (typeof document === 'undefined') return null;
  let active = document.activeElement;
  for (let inner = active; inner; inner = activeInside(inner) ?? null) active = inner;
  return active;
}

/** True for an element of any document; `instanceof` fails for an iframe's. */
export const isElement = (value: unknown): value is HTMLElement =>
  typeof value === 'object' &&
  value !== null &&
  'nodeType' in value &&
  value.nodeType === Node.ELEMENT_NODE;
