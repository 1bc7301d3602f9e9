import type { Subscription } from '@platform/api';

/** True if the subscription has this price and is not cancelled. */
export const isBought = ({ priceId, endsAt }: Subscription, wanted: string): boolean =>
  priceId === wanted && endsAt === undefined;
