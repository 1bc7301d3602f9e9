/** A page may never be idle on a busy device: what waits for it runs after this time anyway, in ms. */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Runs something as soon as the browser has nothing else to do, at the latest after 2 s.
 *
 * @returns cancels it
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
