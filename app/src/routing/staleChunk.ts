import { readTabJson, writeTab } from '@platform/flows';

/**
 * A chunk that is gone after a deployment reloads the page once per build. The page is requested again, so the second try has the new build's names.
 */
const key = 'fa_reload:chunk';
const quietMs = 10_000;

/** What browsers say when a module cannot be fetched or is not a module. */
const chunkMessage = /dynamically imported module|module script|unable to preload/i;

/** Tells whether an error is a chunk that did not load. */
function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkMessage.test(error.message);
}

interface Reload {
  build: string;
  at: number;
}

/**
 * Reloads the page where an error says that a chunk is gone.
 *
 * @param reload reloads the page
 * @returns whether the page is about to go
 */
export function reloadIfStale(error: unknown, reload: () => void): boolean {
  // Without a network the chunk is not gone, and a reload would end at the browser's own page.
  const isGone = isChunkError(error) && navigator.onLine;
  return isGone && reloadOnce(import.meta.url, reload, Date.now());
}

/**
 * Loads a page's chunk; where it is gone, the page is reloaded instead, and the promise stays
 * pending since nothing that follows would be seen.
 *
 * @throws what `load` throws, where a reload has been tried or is of no use
 */
export async function reloadWhenStale<T>(load: () => Promise<T>, reload: () => void): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (reloadIfStale(error, reload)) return new Promise(() => {});
    throw error;
  }
}

/**
 * Reloads once per build and 10 seconds. Where storage is blocked it does not reload at all,
 * since it could not know when to stop.
 *
 * @param build what tells this build from another: the address of its entry
 * @returns whether the page is about to reload
 */
function reloadOnce(build: string, reload: () => void, now: number): boolean {
  const last = readTabJson(key) as Reload | null;
  if (last && (last.build === build || now - last.at < quietMs)) return false;
  const isRemembered = writeTab(key, JSON.stringify({ build, at: now } satisfies Reload));
  if (isRemembered) reload();
  return isRemembered;
}
