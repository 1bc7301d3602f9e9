import { untilLockIsFree, withLockIfAvailable } from '../../withLock.ts';
import type { Locks } from '../../withLock.ts';

export interface ImportLockOptions {
  locks: Locks;
  userId: string;
  /** Told true when another tab is found importing, and false once that is over. */
  onElsewhere: (isElsewhere: boolean) => void;
}

/**
 * Creates the lock of imports: one import at a time in the whole browser, since two tabs that compare
 * the same file with the same contacts would send each row twice.
 */
export function createImportLock({ locks, userId, onElsewhere }: ImportLockOptions) {
  const name = `fa-import-${userId}`;
  const leaving = new AbortController();
  let isRequested = false;
  return {
    /** Runs an import unless another tab does; else waits until that is over, without running it. */
    async run(begin: () => Promise<void>): Promise<void> {
      if (isRequested) return;
      isRequested = true;
      const began = await withLockIfAvailable(locks, name, async () => {
        await begin();
        return true;
      });
      if (!began) {
        onElsewhere(true);
        await untilLockIsFree(locks, name, leaving.signal);
      }
      isRequested = false;
      if (!began && !leaving.signal.aborted) onElsewhere(false);
    },
    /** Stops waiting: the page is left. */
    leave: () => leaving.abort(),
    isLeft: () => leaving.signal.aborted,
  };
}
