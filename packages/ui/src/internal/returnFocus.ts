/** Moves the focus to the page's heading, without scrolling. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('h1');
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** An opener may go right after it got the focus back, with the row it removed. */
function watchRemoval(opener: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (opener.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) focusHeading();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  function stop() {
    // Removal may blur, too; then the observer has the last word.
    queueMicrotask(() => {
      if (!opener.isConnected) return;
      observer.disconnect();
      opener.removeEventListener('blur', stop);
    });
  }
  opener.addEventListener('blur', stop);
}

/** Gives the focus back to what opened a layer; to the page's heading if that is gone. */
export function returnFocus(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
    opener.focus({ preventScroll: true });
    if (document.activeElement === opener) {
      watchRemoval(opener);
      return;
    }
  }
  focusHeading();
}

/** Says whether closing `layer` would lose the focus, so that it must be given back. */
export function holdsFocus(layer: Element | null): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || Boolean(layer?.contains(active));
}
