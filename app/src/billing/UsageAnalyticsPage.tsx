import { UsageAnalyticsScreen } from '@platform/ui';
import { billingPaths, useOwnAddress } from './address.ts';

/** `/billing/usage-analytics`: a sample. */
function UsageAnalyticsPage() {
  useOwnAddress();
  return <UsageAnalyticsScreen paths={billingPaths} />;
}

export { UsageAnalyticsPage as Page };
