import type { Environment } from '@platform/api';

type Locks = Environment['locks'];

/**
 * Does something unless it is under way in this or another tab, by a Web Lock that goes with its
 * tab. Where there are no locks each tab minds itself (reliability S28).
 *
 * @returns null where it is under way, and `begin` did not run
 */
export async function alone<T>(
  locks: Locks,
  name: string,
  begin: () => Promise<T>,
): Promise<T | null> {
  if (!locks) return begin();
  let isAnswered = false;
  try {
    return await locks.request(name, { ifAvailable: true }, (lock) => {
      isAnswered = true;
      return lock ? begin() : null;
    });
  } catch (error) {
    if (isAnswered) throw error;
    return begin();
  }
}

/** Waits until what is done alone is over, or until the signal. */
export async function untilOver(locks: Locks, name: string, signal: AbortSignal): Promise<void> {
  await locks?.request(name, { signal }, () => undefined).catch(() => undefined);
}
