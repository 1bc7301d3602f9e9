import { holdSharedLock, withLockIfAvailable } from '../withLock.ts';
import type { Locks } from '../withLock.ts';

/** One purchase at a time in the whole browser; the services have the last word. */
const nameOf = (userId: string) => `fa-purchase-${userId}`;

/** Holds the lock while a purchase is confirmed, until the signal: no tab begins another one. */
export const holdPurchaseLock = (locks: Locks, userId: string, signal: AbortSignal): void =>
  holdSharedLock(locks, nameOf(userId), signal);

/**
 * Begins a purchase unless one is under way in this or another tab.
 *
 * @returns null where one is, and `begin` was not called
 */
export const withPurchaseLock = <T>(locks: Locks, userId: string, begin: () => Promise<T>) =>
  withLockIfAvailable(locks, nameOf(userId), begin);
