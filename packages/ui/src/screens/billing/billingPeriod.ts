import type { Plan, Subscription } from '@platform/domain';
import type { BillingPeriod } from './types.ts';

/**
 * Returns the current billing period: it ends at the renewal or end date and started one interval
 * of the plan before. Null if either is unknown.
 */
export function billingPeriod(subscription: Subscription, plan: Plan | null): BillingPeriod | null {
  const end = subscription.endsAt ?? subscription.renewsAt;
  if (!end || !plan?.interval) return null;
  return { start: monthsBefore(end, plan.interval === 'year' ? 12 : 1), end };
}

/** Returns the same day some months earlier, or the last day of that month. */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setMonth(before.getMonth() - months);
  if (before.getDate() !== date.getDate()) before.setDate(0);
  return before;
}
