import type { Subscription } from '@platform/api';

export const isBought = ({ priceId, endsAt }: Subscription, expectedPriceId: string): boolean =>
  priceId === expectedPriceId && endsAt === undefined;
