import { readTabJson, writeTab } from '@platform/flows';

const key = 'fa_reload:chunk';
const quietMs = 10_000;

const chunkMessage = /dynamically imported module|module script|unable to preload/i;

function isChunkError(error: unknown): boolean {
  return error instanceof Error && chunkMessage.test(error.message);
}

interface Reload {
  build: string;
  at: number;
}

export function reloadIfStale(error: unknown, reload: () => void): boolean {
  // Offline, the chunk still exists, and a reload would end at the browser's error page.
  const isMissing = isChunkError(error) && navigator.onLine;
  return isMissing && reloadOnce(import.meta.url, reload, Date.now());
}

/**
 * Loads a chunk; if it no longer exists, reloads the page and leaves the promise pending. Throws
 * the error of `load` if a reload was already tried or would not help.
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
 * Reloads once per build (entry URL) and 10 s; never if storage is blocked, to avoid a loop.
 */
function reloadOnce(build: string, reload: () => void, now: number): boolean {
  const last = readTabJson(key) as Reload | null;
  if (last && (last.build === build || now - last.at < quietMs)) return false;
  const isRemembered = writeTab(key, JSON.stringify({ build, at: now } satisfies Reload));
  if (isRemembered) reload();
  return isRemembered;
}
