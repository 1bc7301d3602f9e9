/**
 * Appends an element to the body as soon as it exists, and to every body that replaces it: a script
 * in `head` runs before the body is parsed, and Turbo replaces the body.
 */
export function keepInBody(host: HTMLElement): void {
  const put = () => {
    const body = document.body as HTMLElement | null;
    if (!host.isConnected) body?.append(host);
  };
  new MutationObserver(put).observe(document.documentElement, { childList: true });
  put();
}
