/** The pressed link or row if it matches, because several rows may link to one contact. */
export function rowLink(href: string, pressed: Element | null): Element | null {
  const link = `a[href="${CSS.escape(href)}"]`;
  if (pressed?.isConnected && (pressed.matches(link) || pressed.matches(`tr:has(${link})`)))
    return pressed;
  return document.querySelector(`main ${link}`);
}
