import type { BillingPaths } from '@platform/ui';

/** The addresses of the area's pages. */
export const billingPaths: BillingPaths = {
  overview: '/billing',
  plans: '/billing/plans',
  invoices: '/billing/invoices',
  usageAnalytics: '/billing/usage-analytics',
};
