/**
 * Puts an element at the end of the body as soon as there is one, and into every body that replaces it: a
 * script in `head` runs before the parser reaches the body, and Turbo puts a new body into the page.
 */
export function keepInBody(host: HTMLElement): void {
  const put = () => {
    const body = document.body as HTMLElement | null;
    if (!host.isConnected) body?.append(host);
  };
  new MutationObserver(put).observe(document.documentElement, { childList: true });
  put();
}
