import type { Environment } from '@platform/api';
import { alone, untilOver } from '../../shared/locks/alone.ts';

export interface ImportTurnOptions {
  locks: Environment['locks'];
  userId: string;
  /** Another tab is importing, or has just stopped. */
  onElsewhere: (isElsewhere: boolean) => void;
}

/**
 * One import at a time in the whole browser: two tabs that compare the same file with the same
 * contacts would send each row twice.
 */
export function createImportTurn({ locks, userId, onElsewhere }: ImportTurnOptions) {
  const name = `fa-import-${userId}`;
  const leaving = new AbortController();
  let isTaken = false;
  return {
    /** Imports unless another tab does; then it tells so, and once more when that is over. */
    async take(begin: () => Promise<void>): Promise<void> {
      if (isTaken) return;
      isTaken = true;
      const began = await alone(locks, name, async () => {
        await begin();
        return true;
      });
      if (!began) {
        onElsewhere(true);
        await untilOver(locks, name, leaving.signal);
      }
      isTaken = false;
      if (!began && !leaving.signal.aborted) onElsewhere(false);
    },
    /** Nobody waits any more. */
    leave: () => leaving.abort(),
    isLeft: () => leaving.signal.aborted,
  };
}
