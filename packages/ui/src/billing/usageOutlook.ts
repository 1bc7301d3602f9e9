import type { Usage, UsageKind } from '@platform/domain';
import type { BillingPeriod } from './types.ts';

/** What the use so far says about the rest of the period. */
export type UsageOutlook =
  /** The limit is reached then, if use goes on like this. */
  | { kind: 'full'; at: Date }
  /** It lasts until the period ends. */
  | { kind: 'enough'; until: Date };

const DAY = 24 * 60 * 60 * 1000;

/**
 * Carries on the use of a period at its pace.
 *
 * @returns null where there is no pace to speak of: nothing is used, the limit is reached already,
 *   the period is not a day old or is over, or what is stored, which no new period clears
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
