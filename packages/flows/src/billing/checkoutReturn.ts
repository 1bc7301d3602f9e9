import type { Subscription } from '@platform/api';
import type { Locks } from '../withLock.ts';
import { readCheckout, writeCheckout } from './checkoutStorage.ts';
import { confirmPurchase } from './confirmPurchase.ts';
import { confirmationDelaysMs } from './delays.ts';
import { holdPurchaseLock } from './purchaseLock.ts';
import { isBought } from './subscriptionStatus.ts';

export interface CheckoutReturnOptions {
  userId: string;
  /** Return address: a paid checkout or a cancelled one. */
  address: 'paid' | 'cancelled';
  readSubscription: () => Promise<Subscription>;
  now: () => number;
  signal: AbortSignal;
}

export type CheckoutReturnResult =
  /** The address says it was paid; `confirmCheckout` verifies that. */
  | { priceId: string; state: 'confirming' }
  /** Null if the subscription could not be read. */
  | { priceId: string; state: 'confirmed' | 'cancelled'; subscription: Subscription | null };

/**
 * A cancelled checkout was not charged unless the subscription shows it. Never rejects. Null if
 * none was started or the page was left meanwhile.
 */
export async function readCheckoutReturn(
  options: CheckoutReturnOptions,
): Promise<CheckoutReturnResult | null> {
  const { userId, address, now, signal } = options;
  const begun = readCheckout(userId, now());
  if (!begun) return null;
  const { priceId } = begun;
  if (address === 'paid' || begun.stage === 'returned') {
    writeCheckout({ ...begun, stage: 'returned' });
    return { priceId, state: 'confirming' };
  }
  const subscription = await options.readSubscription().catch(() => null);
  // The page may have been left or another checkout started in the meantime.
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
  readSubscription: (signal: AbortSignal) => Promise<Subscription>;
  signal: AbortSignal;
}

/** Other tabs cannot start a purchase meanwhile. Never rejects. Null if unconfirmed or left. */
export async function confirmCheckout(options: ConfirmOptions): Promise<Subscription | null> {
  const { userId, priceId, locks, signal } = options;
  holdPurchaseLock(locks, userId, signal);
  const subscription = await confirmPurchase({
    priceId,
    waits: confirmationDelaysMs,
    ask: options.readSubscription,
    signal,
  });
  if (subscription) writeCheckout(null);
  return subscription;
}

export const dismissCheckout = (): void => writeCheckout(null);
