import type { Subscription } from '@platform/api';
import { delay } from '../delay.ts';
import { isBought } from './subscriptionStatus.ts';

export interface ConfirmationOptions {
  priceId: string;
  /** How long to wait before each question, in milliseconds. */
  waits: readonly number[];
  /** Asks for the subscription once. */
  ask: (signal: AbortSignal) => Promise<Subscription>;
  /** Ends the polling: nothing is asked or answered after it aborts. */
  signal: AbortSignal;
}

/**
 * Polls the subscription until it is of the price, once for each wait. Only the service's answer
 * counts, never the address; a question that fails counts as one of them. It never rejects.
 *
 * @returns the subscription that confirms it, or null where none did
 */
export async function confirmPurchase(options: ConfirmationOptions): Promise<Subscription | null> {
  const { priceId, waits, ask, signal } = options;
  for (const wait of waits) {
    // One question at a time: the next wait begins after the answer to the last question.
    const isWanted = await delay(wait, signal).then(
      () => true,
      () => false,
    );
    if (!isWanted) return null;
    const subscription = await ask(signal).catch(() => null);
    if (signal.aborted) return null;
    if (subscription && isBought(subscription, priceId)) return subscription;
  }
  return null;
}
