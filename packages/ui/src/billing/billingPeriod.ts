import type { Plan, Subscription } from '@platform/domain';
import type { BillingPeriod } from './types.ts';

/**
 * The period that is running: it ends when the server says so and began a month or a year before,
 * by the interval of its plan. Null where either is not known.
 */
export function billingPeriod(subscription: Subscription, plan: Plan | null): BillingPeriod | null {
  const end = subscription.endsAt ?? subscription.renewsAt;
  if (!end || !plan?.interval) return null;
  return { start: monthsBefore(end, plan.interval === 'year' ? 12 : 1), end };
}

/** The same day some months before; the last of that month where it has no such day. */
function monthsBefore(date: Date, months: number): Date {
  const before = new Date(date);
  before.setMonth(before.getMonth() - months);
  if (before.getDate() !== date.getDate()) before.setDate(0);
  return before;
}
