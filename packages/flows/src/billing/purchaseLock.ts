import { holdSharedLock, withLockIfAvailable } from '../withLock.ts';
import type { Locks } from '../withLock.ts';

/** One purchase at a time per browser; the server has the final say. */
const nameOf = (userId: string) => `fa-purchase-${userId}`;

/** Holds the lock until the signal aborts, so no other tab starts a purchase in the meantime. */
export const holdPurchaseLock = (locks: Locks, userId: string, signal: AbortSignal): void =>
  holdSharedLock(locks, nameOf(userId), signal);

/** Null, without calling `begin`, if this or another tab is in a purchase. */
export const withPurchaseLock = <T>(locks: Locks, userId: string, begin: () => Promise<T>) =>
  withLockIfAvailable(locks, nameOf(userId), begin);
