import type { Environment } from '@platform/api';

/** The browser's Web Locks; null where it has none. */
export type Locks = Environment['locks'];

/**
 * Runs something while it holds a Web Lock, unless another tab, or this one, holds it. The browser
 * releases the lock of a tab that is closed. Where there are no locks, or none are allowed, it runs
 * without one.
 *
 * @returns null where the lock is taken, and `run` was not called
 * @throws what `run` throws
 */
export async function withLockIfAvailable<T>(
  locks: Locks,
  name: string,
  run: () => Promise<T>,
): Promise<T | null> {
  if (!locks) return run();
  let isAnswered = false;
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => {
      isAnswered = true;
      return lock ? run() : null;
    });
  } catch (error) {
    if (isAnswered) throw error;
    return run();
  }
}

/** Holds a shared lock until the signal aborts; `withLockIfAvailable` finds it taken until then. */
export function holdSharedLock(locks: Locks, name: string, signal: AbortSignal): void {
  const untilAborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const held = locks?.request(name, { mode: 'shared', signal }, () => untilAborted);
  held?.catch(() => {});
}

/** Waits until a lock is free, or until the signal aborts. It never rejects. */
export async function untilLockIsFree(
  locks: Locks,
  name: string,
  signal: AbortSignal,
): Promise<void> {
  await locks?.request(name, { signal }, () => undefined).catch(() => undefined);
}
