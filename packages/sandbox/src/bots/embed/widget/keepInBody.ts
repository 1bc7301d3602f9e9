/** Appends to every body: a script in `head` runs before it is parsed, and Turbo replaces it. */
export function keepInBody(host: HTMLElement): void {
  const appendToBody = () => {
    const body = document.body as HTMLElement | null;
    if (!host.isConnected) body?.append(host);
  };
  new MutationObserver(appendToBody).observe(document.documentElement, { childList: true });
  appendToBody();
}
