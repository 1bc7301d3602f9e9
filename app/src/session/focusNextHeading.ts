/**
 * Keeps the focus on the heading of the page that took the place of a sign-in page, which has it or gets
 * it once it was read, until the person does something. The frame of that page is new with it and leaves
 * its first page quiet; to share code with it would move that into the first load of every page.
 */
export function focusNextHeading(): void {
  function settle() {
    const { activeElement, body } = document;
    if (activeElement !== body) return;
    document.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }
  settle();
  const observer = new MutationObserver(settle);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const type of ['keydown', 'pointerdown', 'wheel']) {
    document.addEventListener(type, () => observer.disconnect(), { capture: true, once: true });
  }
}
