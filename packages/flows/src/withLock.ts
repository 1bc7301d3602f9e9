import type { Environment } from '@platform/api';

/** Web Locks of the browser; null if unsupported. */
export type Locks = Environment['locks'];

/**
 * Calls `run` while holding the lock. Returns null without calling it if another tab holds the
 * lock. Calls it without a lock if Web Locks are unsupported.
 */
export async function withLockIfAvailable<T>(
  locks: Locks,
  name: string,
  run: () => Promise<T>,
): Promise<T | null> {
  if (!locks) return run();
  let hasCalledBack = false;
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => {
      hasCalledBack = true;
      return lock ? run() : null;
    });
  } catch (error) {
    if (hasCalledBack) throw error;
    return run();
  }
}

/** Holds a shared lock until the signal aborts; `withLockIfAvailable` returns null until then. */
export function holdSharedLock(locks: Locks, name: string, signal: AbortSignal): void {
  const untilAborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const sharedLock = locks?.request(name, { mode: 'shared', signal }, () => untilAborted);
  sharedLock?.catch(() => {});
}

/** Waits until a lock is free or the signal aborts. Never rejects. */
export async function untilLockIsFree(
  locks: Locks,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  await locks?.request(name, { signal }, () => undefined).catch(() => undefined);
}
