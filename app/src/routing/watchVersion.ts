/** How often the host is asked while the page is seen, in milliseconds. */
export const ASK_MS = 15 * 60_000;
/** How long an answer is good for when the page is seen again. */
export const QUIET_MS = 60_000;

/**
 * Asks from time to time which build the host serves, never while the page is hidden or the device is
 * offline; when the page is seen again, at once.
 *
 * @param entry of this build
 * @param load answers the entry of the served build; '' where that is not known
 * @param onNewer told once, with another entry than this build's
 * @returns stops
 */
export function watchVersion(
  entry: string,
  load: () => Promise<string>,
  onNewer: (entry: string) => void,
): () => void {
  let isOver = false;
  let askedAt = Date.now();

  async function ask(): Promise<void> {
    if (document.hidden || !navigator.onLine) return;
    askedAt = Date.now();
    const served = await load();
    if (isOver || served === '' || served === entry) return;
    stop();
    onNewer(served);
  }

  const handleSeen = () => {
    // A clock set back counts as long ago.
    if (Math.abs(Date.now() - askedAt) >= QUIET_MS) void ask();
  };
  const timer = setInterval(() => void ask(), ASK_MS);
  document.addEventListener('visibilitychange', handleSeen);
  function stop(): void {
    isOver = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', handleSeen);
  }
  return stop;
}
