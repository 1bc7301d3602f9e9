import type { Subscription } from '@platform/api';

/** Whether the subscription is of this price, and was not cancelled since. */
export const isBought = ({ priceId, endsAt }: Subscription, wanted: string): boolean =>
  priceId === wanted && endsAt === undefined;
