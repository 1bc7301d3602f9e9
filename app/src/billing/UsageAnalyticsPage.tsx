import { UsageAnalyticsScreen } from '@platform/ui/billing';
import { billingPaths, useOwnAddress } from './address.ts';

/** `/billing/usage-analytics`: shows sample data. */
function UsageAnalyticsPage() {
  useOwnAddress();
  return <UsageAnalyticsScreen paths={billingPaths} />;
}

export { UsageAnalyticsPage as Page };
