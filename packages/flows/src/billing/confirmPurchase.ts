import type { Subscription } from '@platform/api';
import { delay } from '../delay.ts';
import { isBought } from './subscriptionStatus.ts';

export interface ConfirmationOptions {
  priceId: string;
  delaysMs: readonly number[];
  poll: (signal: AbortSignal) => Promise<Subscription>;
  signal: AbortSignal;
}

/** Polls until the subscription has the price. A failed poll counts as a poll. Never rejects. */
export async function confirmPurchase(options: ConfirmationOptions): Promise<Subscription | null> {
  const { priceId, delaysMs, poll, signal } = options;
  for (const delayMs of delaysMs) {
    // One request at a time: the next delay starts after the last response.
    const isWanted = await delay(delayMs, signal).then(
      () => true,
      () => false,
    );
    if (!isWanted) return null;
    const subscription = await poll(signal).catch(() => null);
    if (signal.aborted) return null;
    if (subscription && isBought(subscription, priceId)) return subscription;
  }
  return null;
}
