import type { BillingInterval, BillingPlan } from './types.ts';

/** The plans that cards are shown for: active ones of the interval, in the server's order. */
export function shownPlans(
  plans: readonly BillingPlan[],
  interval: BillingInterval,
): readonly BillingPlan[] {
  return plans.filter((plan) => plan.isActive && plan.interval === interval);
}

/** The plan of the subscription's price; null without a subscription. */
export function currentPlan(
  plans: readonly BillingPlan[],
  priceId: string | null,
): BillingPlan | null {
  if (!priceId) return null;
  return plans.find((plan) => plan.priceId === priceId) ?? null;
}

/** Where the toggle stands first: at the current plan, else monthly, unless only yearly is sold. */
export function firstInterval(
  plans: readonly BillingPlan[],
  current: BillingPlan | null,
): BillingInterval {
  if (current?.isActive && current.interval) return current.interval;
  const hasOnlyYearly =
    shownPlans(plans, 'month').length === 0 && shownPlans(plans, 'year').length > 0;
  return hasOnlyYearly ? 'year' : 'month';
}

/** The plan named pro is the 'Most Popular' one. */
export function isPopular(plan: BillingPlan): boolean {
  return plan.name.trim().toLowerCase() === 'pro';
}
