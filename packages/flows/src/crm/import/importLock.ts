import { untilLockIsFree, withLockIfAvailable } from '../../withLock.ts';
import type { Locks } from '../../withLock.ts';

export interface ImportLockOptions {
  locks: Locks;
  userId: string;
  /** Called with true when another tab is importing, and with false when it has finished. */
  onElsewhere: (isElsewhere: boolean) => void;
}

/**
 * Creates the import lock: one import at a time per browser, since two tabs comparing the same file
 * with the same contacts would send each row twice.
 */
export function createImportLock({ locks, userId, onElsewhere }: ImportLockOptions) {
  const name = `fa-import-${userId}`;
  const leaving = new AbortController();
  let isRequested = false;
  return {
    /**
     * Runs an import unless another tab does; otherwise waits for that to end, without running it.
     */
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
    leave: () => leaving.abort(),
    isLeft: () => leaving.signal.aborted,
  };
}
