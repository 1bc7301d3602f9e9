/**
 * The element that has the focus, inside a shadow root too; null where nothing has, or on a server.
 */
export function activeElement(): Element | null {
  if (typeof document === 'undefined') return null;
  let active = document.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}
