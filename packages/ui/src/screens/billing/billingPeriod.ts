import type { Plan, Subscription } from '@platform/domain';
import type { BillingPeriod } from './types.ts';

/** Ends at the renewal or end date and starts one interval of the plan before; null if unknown. */
export function billingPeriod(subscription: Subscription, plan: Plan | null): BillingPeriod | null {
  const end = subscription.endsAt ?? subscription.renewsAt;
  if (!end || !plan?.interval) return null;
  return { start: monthsBefore(end, plan.interval === 'year' ? 12 : 1), end };
}

function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setMonth(before.getMonth() - months);
  if (before.getDate() !== date.getDate()) before.setDate(0);
  return before;
}
