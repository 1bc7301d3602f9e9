import type { CheckoutState } from '@platform/ui/billing';
import { atom } from '../platform/state.ts';

export interface ShownCheckout {
  userId: string;
  priceId: string;
  state: CheckoutState;
}

export const checkoutAtom = atom<ShownCheckout | null>(null);
