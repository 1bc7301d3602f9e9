import { UsageAnalyticsScreen } from '@platform/ui/billing';
import { billingPaths, useStripSearchParams } from './address.ts';

function UsageAnalyticsPage() {
  useStripSearchParams();
  return <UsageAnalyticsScreen paths={billingPaths} />;
}

export { UsageAnalyticsPage as Page };
