import { eq } from 'drizzle-orm';
import { plans, prices, subscriptions } from '../db/billingSchema.ts';
import type { StoredInterval } from '../db/billingSchema.ts';
import type { Database } from '../db/store.ts';

export interface CurrentSubscription {
  subscription: typeof subscriptions.$inferSelect;
  price: typeof prices.$inferSelect;
  plan: typeof plans.$inferSelect;
}

/** Null if there is none or a cancelled one has ended. The period is the one containing `now`. */
export async function findSubscription(
  db: Database,
  now: Date,
  tenantId: string,
): Promise<CurrentSubscription | null> {
  const [row] = await db
    .select({ subscription: subscriptions, price: prices, plan: plans })
    .from(subscriptions)
    .innerJoin(prices, eq(prices.id, subscriptions.priceId))
    .innerJoin(plans, eq(plans.id, prices.planId))
    .where(eq(subscriptions.tenantId, tenantId));
  if (!row) return null;
  const { subscription, price } = row;
  let end = subscription.currentPeriodEnd;
  if (end <= now && subscription.cancelAtPeriodEnd) return null;
  while (end <= now) end = periodEnd(end, price.interval);
  return { ...row, subscription: { ...subscription, currentPeriodEnd: end } };
}

/** Returns the same day of the next month or year, or that month's last day. */
export function periodEnd(from: Date, interval: StoredInterval): Date {
  const months = interval === 'year' ? 12 : 1;
  const end = new Date(from);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== from.getUTCDate()) end.setUTCDate(0);
  return end;
}
