import type { Interval, Plan } from '@platform/domain';

/** The plans that cards are shown for: active ones of the interval, in the server's order. */
export function shownPlans(plans: readonly Plan[], interval: Interval): readonly Plan[] {
  return plans.filter((plan) => plan.isActive && plan.interval === interval);
}

/** The plan of the subscription's price; null without a subscription. */
export function currentPlan(plans: readonly Plan[], priceId: string | null): Plan | null {
  if (!priceId) return null;
  return plans.find((plan) => plan.priceId === priceId) ?? null;
}

/** Where the toggle stands first: at the current plan, else monthly, unless only yearly is sold. */
export function firstInterval(plans: readonly Plan[], current: Plan | null): Interval {
  if (current?.isActive && current.interval) return current.interval;
  const hasOnlyYearly =
    shownPlans(plans, 'month').length === 0 && shownPlans(plans, 'year').length > 0;
  return hasOnlyYearly ? 'year' : 'month';
}

/** The plan named pro is the 'Most Popular' one. */
export function isPopular(plan: Plan): boolean {
  return plan.name.trim().toLowerCase() === 'pro';
}
