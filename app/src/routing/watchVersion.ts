export const CHECK_INTERVAL_MS = 15 * 60_000;
/** Minimum age of a response before the page asks again when it becomes visible, in ms. */
export const MIN_CHECK_GAP_MS = 60_000;

/**
 * Checks which build the host serves, while the page is visible and online. `load` resolves with
 * its entry, '' if unknown; `onNewer` is called once if it differs from `entry`.
 */
export function watchVersion(
  entry: string,
  load: () => Promise<string>,
  onNewer: (entry: string) => void,
): () => void {
  let isReported = false;
  let checkedAt = Date.now();

  async function check(): Promise<void> {
    if (document.hidden || !navigator.onLine) return;
    checkedAt = Date.now();
    const served = await load();
    if (isReported || served === '' || served === entry) return;
    stop();
    onNewer(served);
  }

  const handleSeen = () => {
    if (Math.abs(Date.now() - checkedAt) >= MIN_CHECK_GAP_MS) void check();
  };
  const timer = setInterval(() => void check(), CHECK_INTERVAL_MS);
  document.addEventListener('visibilitychange', handleSeen);
  function stop(): void {
    isReported = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleSeen);
  }
  return stop;
}
