import type { Plan } from '@platform/domain';

/** Saving over twelve monthly payments, in minor units; null if unknown or not cheaper. */
export function yearlySaving(plan: Plan, plans: readonly Plan[]): number | null {
  const name = nameOf(plan);
  const priceOf = (interval: Plan['interval']) =>
    plans.find(
      (other) =>
        other.isActive &&
        other.interval === interval &&
        other.currency === plan.currency &&
        nameOf(other) === name,
    )?.amount ?? null;
  const month = priceOf('month');
  const year = priceOf('year');
  if (month === null || year === null) return null;
  return month * 12 > year ? month * 12 - year : null;
}

const nameOf = ({ name }: Plan) => name.trim().toLowerCase();
