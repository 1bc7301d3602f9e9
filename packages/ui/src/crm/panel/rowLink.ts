/**
 * Finds the link on the page that opens an address: what was pressed if it is that one, for several
 * rows may be about one contact, else the first.
 */
export function rowLink(href: string, pressed: Element | null): Element | null {
  if (pressed?.isConnected && pressed.getAttribute('href') === href) return pressed;
  return document.querySelector(`main a[href="${CSS.escape(href)}"]`);
}
