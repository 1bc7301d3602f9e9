/**
 * Returns the pressed link or row if it matches, because several rows may link to one contact, else
 * the first link in `page`, found by its URL: a virtual row may have been rendered again.
 */
export function rowLink(href: string, pressed: Element | null, page: Element | null) {
  const link = `a[href="${CSS.escape(href)}"]`;
  const isMatch = pressed?.isConnected && pressed.matches(`${link}, [data-row]:has(${link})`);
  // Found by URL, because the pressed link may have left the document.
  return isMatch ? pressed : (page?.querySelector(link) ?? null);
}
