import { ApiError } from '../http/apiError.ts';
import { pause } from './pause.ts';

export type Locks = Pick<LockManager, 'request' | 'query'>;

const MAIN = 'fa-refresh';
const MAX_WAIT_MS = 30_000;
const MARKER_LIFETIME_MS = 5_000;

/**
 * Runs a refresh under a browser-wide lock; without Web Locks, tabs adopt each other's tokens.
 * Throws ApiError `timeout` after waiting 30 s: the call fails, the session continues.
 */
export async function withRefreshLock<T>(locks: Locks | null, run: () => Promise<T>): Promise<T> {
  if (!locks) return run();
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), MAX_WAIT_MS);
  let isGranted = false;
  try {
    return await locks.request(MAIN, { signal: waiting.signal }, () => {
      isGranted = true;
      clearTimeout(timer);
      return run();
    });
  } catch (error) {
    if (isGranted) throw error;
    if (waiting.signal.aborted) throw new ApiError('timeout');
    return run();
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Marks the token for 5 s before the lock is released: another tab may get the lock before the
 * storage update, and then waits for it.
 */
export async function markSpent(locks: Locks | null, token: string): Promise<void> {
  if (!locks) return;
  const name = await markerOf(token);
  await new Promise<void>((resolve) => {
    const sharedLock = locks.request(name, { mode: 'shared' }, () => {
      resolve();
      return pause(MARKER_LIFETIME_MS);
    });
    sharedLock.catch(() => resolve());
  });
}

export async function isSpent(locks: Locks | null, token: string): Promise<boolean> {
  if (!locks) return false;
  const name = await markerOf(token);
  const { held } = await locks.query();
  return held?.some((lock) => lock.name === name) ?? false;
}

/** The lock's name has a prefix of the token's SHA-256, never the token itself. */
async function markerOf(token: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  const hex = [...new Uint8Array(hash, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0'));
  return `fa-spent-${hex.join('')}`;
}
