import type { Interval, Plan } from '@platform/domain';

/** Returns the active plans of the interval, in the server's order. */
export function shownPlans(plans: readonly Plan[], interval: Interval): readonly Plan[] {
  return plans.filter((plan) => plan.isActive && plan.interval === interval);
}

/** Returns the plan with the subscription's price; null without a subscription. */
export function currentPlan(plans: readonly Plan[], priceId: string | null): Plan | null {
  if (!priceId) return null;
  return plans.find((plan) => plan.priceId === priceId) ?? null;
}

/**
 * Returns the initial interval: that of the current plan, else monthly, unless only yearly plans
 * are sold.
 */
export function firstInterval(plans: readonly Plan[], current: Plan | null): Interval {
  if (current?.isActive && current.interval) return current.interval;
  const hasOnlyYearly =
    shownPlans(plans, 'month').length === 0 && shownPlans(plans, 'year').length > 0;
  return hasOnlyYearly ? 'year' : 'month';
}

/** True for the plan named pro, the 'Most Popular' one. */
export function isPopular(plan: Plan): boolean {
  return plan.name.trim().toLowerCase() === 'pro';
}
