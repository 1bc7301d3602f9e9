import { untilLockIsFree, withLockIfAvailable } from '../../withLock.ts';
import type { Locks } from '../../withLock.ts';

export interface ImportLockOptions {
  locks: Locks;
  userId: string;
  /** Called with true when another tab is importing, and with false when it has finished. */
  onElsewhere: (isElsewhere: boolean) => void;
}

/** One import per browser: two tabs with the same file would send each row twice. */
export function createImportLock({ locks, userId, onElsewhere }: ImportLockOptions) {
  const name = `fa-import-${userId}`;
  const leaving = new AbortController();
  let isRequested = false;
  return {
    /** If another tab is importing, waits for its end without running this one. */
    async run(begin: () => Promise<void>): Promise<void> {
      if (isRequested) return;
      isRequested = true;
      const hasStarted = await withLockIfAvailable(locks, name, async () => {
        await begin();
        return true;
      });
      if (!hasStarted) {
        onElsewhere(true);
        await untilLockIsFree(locks, name, leaving.signal);
      }
      isRequested = false;
      if (!hasStarted && !leaving.signal.aborted) onElsewhere(false);
    },
    leave: () => leaving.abort(),
    isLeft: () => leaving.signal.aborted,
  };
}
