import type { Subscription } from '@platform/api';
import { pause } from '../shared/network/pause.ts';
import { isBought } from './subscriptionStatus.ts';

/** What asking needs of the world. */
interface Confirmation {
  priceId: string;
  /** How long to wait before each question, in milliseconds. */
  waits: readonly number[];
  ask: (signal: AbortSignal) => Promise<Subscription>;
  /** Ends the asking: nothing is asked or answered after it. */
  signal: AbortSignal;
}

/**
 * Asks for the status until it says that the price is bought, at most once a wait. Only the status
 * counts, never the address (O15); a question that fails counts as one of them (D20).
 *
 * @returns the status that confirms it, or null where none did
 */
export async function confirmPurchase(options: Confirmation): Promise<Subscription | null> {
  const { priceId, waits, ask, signal } = options;
  for (const wait of waits) {
    // One question at a time: the next wait begins when the last answer is there (L02).
    const isWanted = await pause(wait, signal).then(
      () => true,
      () => false,
    );
    if (!isWanted) return null;
    const status = await ask(signal).catch(() => null);
    if (status && isBought(status, priceId)) return signal.aborted ? null : status;
  }
  return null;
}
