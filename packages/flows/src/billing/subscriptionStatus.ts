import type { Subscription } from '@platform/api';

export const isBought = ({ priceId, endsAt }: Subscription, wanted: string): boolean =>
  priceId === wanted && endsAt === undefined;
