import type { Subscription } from '@platform/api';

/** Whether the status says that a price is bought, and was not cancelled since. */
export const isBought = ({ priceId, endsAt }: Subscription, wanted: string): boolean =>
  priceId === wanted && endsAt === undefined;
