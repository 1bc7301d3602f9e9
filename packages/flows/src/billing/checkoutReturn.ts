import type { Subscription } from '@platform/api';
import type { Locks } from '../withLock.ts';
import { readCheckout, writeCheckout } from './checkoutStorage.ts';
import { confirmPurchase } from './confirmPurchase.ts';
import { confirmationWaits } from './delays.ts';
import { holdPurchaseLock } from './purchaseLock.ts';
import { isBought } from './subscriptionStatus.ts';

export interface LandingOptions {
  userId: string;
  /** The address people returned to: that of a paid checkout, or of one that was given up. */
  address: 'paid' | 'cancelled';
  /** Reads the subscription from the service. */
  readSubscription: () => Promise<Subscription>;
  now: () => number;
  /** Aborts when the page is left. */
  signal: AbortSignal;
}

/** What is known of a checkout that the browser returned from. */
export type CheckoutLanding =
  /** The address says that it was paid, which `confirmCheckout` has to find out. */
  | { priceId: string; state: 'confirming' }
  /** What was read of the subscription; null where that failed. */
  | { priceId: string; state: 'confirmed' | 'cancelled'; subscription: Subscription | null };

/**
 * Tells what is known of the checkout that this tab left for, when its browser returns. At the
 * address of a checkout that was given up nothing was charged, unless the subscription knows better.
 * It never rejects.
 *
 * @returns null where no checkout was begun, or the page was left meanwhile
 */
export async function landFromCheckout(options: LandingOptions): Promise<CheckoutLanding | null> {
  const { userId, address, now, signal } = options;
  const begun = readCheckout(userId, now());
  if (!begun) return null;
  const { priceId } = begun;
  if (address === 'paid' || begun.stage === 'returned') {
    writeCheckout({ ...begun, stage: 'returned' });
    return { priceId, state: 'confirming' };
  }
  const subscription = await options.readSubscription().catch(() => null);
  // Meanwhile the page may be left, or another checkout begun.
  const isSame = readCheckout(userId, now())?.at === begun.at;
  if (signal.aborted || !isSame) return null;
  writeCheckout(null);
  const isPaid = subscription !== null && isBought(subscription, priceId);
  return { priceId, state: isPaid ? 'confirmed' : 'cancelled', subscription };
}

export interface ConfirmOptions {
  userId: string;
  priceId: string;
  locks: Locks;
  /** Reads the subscription from the service. */
  readSubscription: (signal: AbortSignal) => Promise<Subscription>;
  /** Aborts when the page is left: nothing is asked any more. */
  signal: AbortSignal;
}

/**
 * Asks for the subscription until it confirms the purchase; no tab can begin another one meanwhile.
 * A confirmed checkout is removed from storage. It never rejects.
 *
 * @returns the subscription that confirms it, or null where none did or the page was left
 */
export async function confirmCheckout(options: ConfirmOptions): Promise<Subscription | null> {
  const { userId, priceId, locks, signal } = options;
  holdPurchaseLock(locks, userId, signal);
  const subscription = await confirmPurchase({
    priceId,
    waits: confirmationWaits,
    ask: options.readSubscription,
    signal,
  });
  if (subscription) writeCheckout(null);
  return subscription;
}

/** Removes the checkout from storage: the person has dismissed what became of it. */
export const dismissCheckout = (): void => writeCheckout(null);
