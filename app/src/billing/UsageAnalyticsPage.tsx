import { UsageAnalyticsScreen } from '@platform/ui';
import { billingPaths } from './paths.ts';
import { useOwnAddress } from './useOwnAddress.ts';

/** `/billing/usage-analytics`: a sample. */
function UsageAnalyticsPage() {
  useOwnAddress();
  return <UsageAnalyticsScreen paths={billingPaths} />;
}

export { UsageAnalyticsPage as Page };
