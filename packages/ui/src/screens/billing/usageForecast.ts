import type { Usage, UsageKind } from '@platform/domain';
import type { BillingPeriod } from './types.ts';

export type UsageForecast =
  | { kind: 'reachesLimit'; on: Date }
  | { kind: 'staysWithinLimit'; until: Date };

const DAY_MS = 24 * 60 * 60 * 1000;

/** Extrapolates the current rate; null if it cannot. A new period does not reset storage. */
export function usageForecast(
  kind: UsageKind,
  { used, included }: Usage,
  period: BillingPeriod | null,
  today: Date,
): UsageForecast | null {
  if (!period || kind === 'storageMb' || used <= 0 || used >= included) return null;
  const { start, end } = period;
  const elapsed = today.getTime() - start.getTime();
  if (elapsed < DAY_MS || today >= end) return null;
  const on = new Date(start.getTime() + (elapsed * included) / used);
  return on < end ? { kind: 'reachesLimit', on } : { kind: 'staysWithinLimit', until: end };
}
