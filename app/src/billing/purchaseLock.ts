import type { Environment } from '@platform/api';
import { alone } from '../shared/locks/alone.ts';

type Locks = Environment['locks'];

/**
 * One purchase at a time in the whole browser, by a Web Lock that goes with its tab. Where there
 * are no locks each tab minds itself (reliability S28); the services have the last word.
 */
const nameOf = (userId: string) => `fa-purchase-${userId}`;

/** Tells that a purchase is being confirmed here, until the signal: no tab begins another. */
export function holdPurchase(locks: Locks, userId: string, signal: AbortSignal): void {
  const until = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });
  const held = locks?.request(nameOf(userId), { mode: 'shared', signal }, () => until);
  held?.catch(() => {});
}

/**
 * Begins a purchase unless one is under way in this or another tab.
 *
 * @returns null where one is, and `begin` did not run
 */
export const purchaseAlone = <T>(locks: Locks, userId: string, begin: () => Promise<T>) =>
  alone(locks, nameOf(userId), begin);
