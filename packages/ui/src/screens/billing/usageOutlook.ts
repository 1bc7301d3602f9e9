import type { Usage, UsageKind } from '@platform/domain';
import type { BillingPeriod } from './types.ts';

export type UsageOutlook = { kind: 'full'; at: Date } | { kind: 'enough'; until: Date };

const DAY = 24 * 60 * 60 * 1000;

/** Extrapolates the current rate; null if it cannot. A new period does not reset storage. */
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
