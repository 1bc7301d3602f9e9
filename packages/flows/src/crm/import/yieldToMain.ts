/** Yields to the main thread, so that the page paints and answers before long work continues. */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
