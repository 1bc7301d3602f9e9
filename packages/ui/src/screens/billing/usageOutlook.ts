import type { Usage, UsageKind } from '@platform/domain';
import type { BillingPeriod } from './types.ts';

export type UsageOutlook =
  /** The limit is reached on this day at the current rate. */
  | { kind: 'full'; at: Date }
  /** The quantity lasts until the period ends. */
  | { kind: 'enough'; until: Date };

const DAY = 24 * 60 * 60 * 1000;

/**
 * Extrapolates the usage of a period at its current rate.
 * @returns null if nothing is used, the limit is reached, the period is over or younger than a day,
 * or the metric is storage, which a new period does not reset
 */
export function usageOutlook(
  kind: UsageKind,
  { used, included }: Usage,
  period: BillingPeriod | null,
  today: Date,
): UsageOutlook | null {
  if (!period || kind === 'storageMb' || used <= 0 || used >= included) return null;
  const { start, end } = period;
  const elapsed = today.getTime() - start.getTime();
  if (elapsed < DAY || today >= end) return null;
  const at = new Date(start.getTime() + (elapsed * included) / used);
  return at < end ? { kind: 'full', at } : { kind: 'enough', until: end };
}
