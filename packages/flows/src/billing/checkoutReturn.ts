import type { Subscription } from '@platform/api';
import type { Locks } from '../withLock.ts';
import { readCheckout, writeCheckout } from './checkoutStorage.ts';
import { confirmPurchase } from './confirmPurchase.ts';
import { confirmationDelaysMs } from './delays.ts';
import { holdPurchaseLock } from './purchaseLock.ts';
import { isBought } from './subscriptionStatus.ts';

export interface CheckoutReturnOptions {
  userId: string;
  address: 'paid' | 'cancelled';
  readSubscription: () => Promise<Subscription>;
  now: () => number;
  signal: AbortSignal;
}

export type CheckoutReturnResult =
  /** Paid according to the URL; `confirmCheckout` verifies it. */
  | { priceId: string; state: 'confirming' }
  /** Null if the subscription could not be read. */
  | { priceId: string; state: 'confirmed' | 'cancelled'; subscription: Subscription | null };

/**
 * Returns how the checkout ended; null if none was started or the page was left. A cancelled
 * checkout counts as paid if the subscription has the plan. Never rejects.
 */
export async function readCheckoutReturn(
  options: CheckoutReturnOptions,
): Promise<CheckoutReturnResult | null> {
  const { userId, address, now, signal } = options;
  const started = readCheckout(userId, now());
  if (!started) return null;
  const { priceId } = started;
  if (address === 'paid' || started.stage === 'returned') {
    writeCheckout({ ...started, stage: 'returned' });
    return { priceId, state: 'confirming' };
  }
  const subscription = await options.readSubscription().catch(() => null);
  // The page may have been left or another checkout started in the meantime.
  const isSame = readCheckout(userId, now())?.at === started.at;
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

/** Polls the subscription while other tabs cannot buy. Null if unconfirmed or left. Never rejects. */
export async function confirmCheckout(options: ConfirmOptions): Promise<Subscription | null> {
  const { userId, priceId, locks, signal } = options;
  holdPurchaseLock(locks, userId, signal);
  const subscription = await confirmPurchase({
    priceId,
    delaysMs: confirmationDelaysMs,
    poll: options.readSubscription,
    signal,
  });
  if (subscription) writeCheckout(null);
  return subscription;
}

export const dismissCheckout = (): void => writeCheckout(null);
