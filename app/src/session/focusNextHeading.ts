/**
 * Keeps the focus on the heading of the page that took the place of a sign-in page, which has it or gets
 * it once it was read, until the person does something. The frame of that page is new with it and leaves
 * its first page quiet; to share code with it would move that into the first load of every page.
 */
export function focusNextHeading(): void {
  // Not the global of the time at which something changes: a test may have removed it by then.
  const page = document;
  function settle() {
    if (page.activeElement !== page.body) return;
    page.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(page.body, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown', 'wheel']) {
    page.addEventListener(type, () => observer.disconnect(), { capture: true, once: true });
  }
}
