/** Lets the page paint and answer before long work goes on. */
export function yieldToPage(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
