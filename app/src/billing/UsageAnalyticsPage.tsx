import { UsageAnalyticsScreen } from '@platform/ui';
import { billingPaths } from './paths.ts';
import { useOwnAddress } from './useOwnAddress.ts';

/** `/billing/usage-analytics` (spec 2.9): the specification's sample (reading 39). */
function UsageAnalyticsPage() {
  useOwnAddress();
  return <UsageAnalyticsScreen paths={billingPaths} />;
}

export { UsageAnalyticsPage as Page };
