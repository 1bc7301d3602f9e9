import type { CheckoutState } from '@platform/ui';
import { atom } from '../platform/state.ts';

/** What is known about the last purchase, and whose it was; it outlives the page. */
export interface ShownCheckout {
  userId: string;
  priceId: string;
  state: CheckoutState;
}

/** The purchase that the billing pages speak of; null where there was none. */
export const checkoutAtom = atom<ShownCheckout | null>(null);
