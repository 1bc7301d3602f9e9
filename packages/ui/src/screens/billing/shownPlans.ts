import type { Interval, Plan } from '@platform/domain';

export function shownPlans(plans: readonly Plan[], interval: Interval): readonly Plan[] {
  return plans.filter((plan) => plan.isActive && plan.interval === interval);
}

export function currentPlan(plans: readonly Plan[], priceId: string | null): Plan | null {
  if (!priceId) return null;
  return plans.find((plan) => plan.priceId === priceId) ?? null;
}

/** Interval of the current plan, else monthly, unless only yearly plans are sold. */
export function firstInterval(plans: readonly Plan[], current: Plan | null): Interval {
  if (current?.isActive && current.interval) return current.interval;
  const hasOnlyYearly =
    shownPlans(plans, 'month').length === 0 && shownPlans(plans, 'year').length > 0;
  return hasOnlyYearly ? 'year' : 'month';
}

export function isPopular(plan: Plan): boolean {
  return plan.name.trim().toLowerCase() === 'pro';
}
