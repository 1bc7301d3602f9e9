/** Focuses the next page's heading. Sharing the frame's code would add bytes. */
export function focusNextHeading(): void {
  // Captured now: a test may have removed the global later.
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
