import type { BillingPaths, UsageMonth } from './types.ts';
import { SAMPLE_MONTHS } from './usageSample.ts';

export interface UsageAnalyticsScreenProps {
  paths: BillingPaths;
  /** Newest first. @default the specification's sample, June to August 2024 (reading 39) */
  months?: readonly UsageMonth[];
}

/** Usage Analytics (spec 2.9): what each month used of its limits. */
export function UsageAnalyticsScreen({ months = SAMPLE_MONTHS }: UsageAnalyticsScreenProps) {
  return months.length === 0 ? null : null;
}
