/**
 * Finds what opens an address on the page: the link or the row that was pressed if it is of that one,
 * for several rows may be about one contact, else the first link.
 */
export function rowLink(href: string, pressed: Element | null): Element | null {
  const link = `a[href="${CSS.escape(href)}"]`;
  if (pressed?.isConnected && (pressed.matches(link) || pressed.matches(`tr:has(${link})`)))
    return pressed;
  return document.querySelector(`main ${link}`);
}
