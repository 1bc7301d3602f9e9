import { UsageAnalyticsScreen } from '@platform/ui/billing';
import { billingPaths, useOwnAddress } from './address.ts';

function UsageAnalyticsPage() {
  useOwnAddress();
  return <UsageAnalyticsScreen paths={billingPaths} />;
}

export { UsageAnalyticsPage as Page };
