import { vi } from 'vitest';
import type { Locks } from '../withLock.ts';

type Run = (lock: Lock | null) => unknown;

/** Creates a lock manager shared by all tabs; Node 20 has none. */
export function createFakeLocks(): NonNullable<Locks> {
  const held: { name: string; mode: LockMode }[] = [];
  let waiting: (() => void)[] = [];
  const isFree = (name: string, mode: LockMode) =>
    held.every((lock) => lock.name !== name || (mode === 'shared' && lock.mode === 'shared'));

  async function request(name: string, options: LockOptions, run: Run): Promise<unknown> {
    const { mode = 'exclusive', ifAvailable = false, signal } = options;
    while (!isFree(name, mode)) {
      if (ifAvailable) return run(null);
      // oxlint-disable-next-line no-await-in-loop -- a lock is waited for until it is free
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
        signal?.addEventListener('abort', () => resolve());
      });
      signal?.throwIfAborted();
    }
    const lock = { name, mode };
    held.push(lock);
    try {
      return await run(lock);
    } finally {
      held.splice(held.indexOf(lock), 1);
      for (const resume of waiting) resume();
      waiting = [];
    }
  }
  return { request, query: vi.fn<LockManager['query']>() } as unknown as NonNullable<Locks>;
}
