import { HEALTH_INTERVAL_MS } from './limits.ts';

/** What can be hidden: the document. */
export interface Watched extends Pick<EventTarget, 'addEventListener' | 'removeEventListener'> {
  readonly visibilityState: DocumentVisibilityState;
}

/**
 * Asks at once and every 30 s while the page is visible, and at once when it becomes visible again
 * (spec 4, reading 51). Never two questions at a time: a slow answer puts the next one off.
 *
 * @param ask must not reject
 * @returns stops it: no timer, no listener and no question is left (reliability L03)
 */
export function watchHealth(
  ask: (signal: AbortSignal) => Promise<void>,
  page: Watched,
): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isDue = false;

  async function run(): Promise<void> {
    if (stopped.signal.aborted || page.visibilityState === 'hidden') return;
    isDue = isAsking;
    if (isAsking) return;
    isAsking = true;
    timer = setTimeout(() => void run(), HEALTH_INTERVAL_MS);
    await ask(stopped.signal);
    isAsking = false;
    if (isDue) restart();
  }
  const restart = () => {
    clearTimeout(timer);
    void run();
  };

  page.addEventListener('visibilitychange', restart);
  void run();
  return () => {
    stopped.abort();
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', restart);
  };
}
