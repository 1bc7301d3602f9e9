/** Maximum wait in ms, because a busy page may never become idle. */
const IDLE_TIMEOUT_MS = 2000;

/** Calls back when the browser is idle, at the latest after 2 s. Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(request);
}
