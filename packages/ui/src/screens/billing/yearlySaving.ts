import type { Plan } from '@platform/domain';

/**
 * Returns the saving of a yearly plan over twelve months of the monthly one, in minor units.
 * @param plans plans of both intervals
 * @returns null if a price is unknown or the yearly plan is not cheaper
 */
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
