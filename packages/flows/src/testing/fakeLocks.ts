import { vi } from 'vitest';
import type { Locks } from '../withLock.ts';

type LockCallback = (lock: Lock | null) => unknown;

/** Creates a lock manager shared by all tabs of a test; Node 20 has no `navigator.locks`. */
export function createFakeLocks(): NonNullable<Locks> {
  const held: { name: string; mode: LockMode }[] = [];
  let waiting: (() => void)[] = [];
  const isFree = (name: string, mode: LockMode) =>
    held.every((lock) => lock.name !== name || (mode === 'shared' && lock.mode === 'shared'));

  async function request(
    name: string,
    options: LockOptions,
    callback: LockCallback,
  ): Promise<unknown> {
    const { mode = 'exclusive', ifAvailable = false, signal } = options;
    while (!isFree(name, mode)) {
      if (ifAvailable) return callback(null);
      // oxlint-disable-next-line no-await-in-loop -- retries until the lock is free
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        signal?.addEventListener('abort', () => resolve());
      });
      signal?.throwIfAborted();
    }
    const lock = { name, mode };
    held.push(lock);
    try {
      return await callback(lock);
    } finally {
      held.splice(held.indexOf(lock), 1);
      for (const resume of waiting) resume();
      waiting = [];
    }
  }
  return { request, query: vi.fn<LockManager['query']>() } as unknown as NonNullable<Locks>;
}
