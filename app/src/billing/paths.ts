import type { BillingPaths } from '@platform/ui';
import { paths } from '../paths.ts';

/** Where the links of the area lead. */
export const billingPaths: BillingPaths = {
  overview: paths.billing,
  plans: paths.plans,
  invoices: paths.invoices,
  usageAnalytics: paths.usageAnalytics,
};

/** Where larger customers turn to. */
export const CONTACT_SALES = 'https://assistant-platform.example/contact-sales';
