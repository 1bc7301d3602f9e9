import { CreditCard } from 'lucide';
import { billingPaths } from './paths.ts';
import type { Area } from '../routing/area.ts';

/** The subscription, its usage and its invoices. */
export const billing: Area = {
  name: 'billing',
  pages: [
    {
      id: 'billing',
      heading: 'billingAndSubscriptions',
      path: billingPaths.overview,
      load: () => import('./BillingOverviewPage.tsx'),
      headsSection: true,
      sidebar: { group: 'account', icon: CreditCard },
    },
    {
      id: 'usageAnalytics',
      path: billingPaths.usageAnalytics,
      load: () => import('./UsageAnalyticsPage.tsx'),
    },
    {
      id: 'plans',
      path: billingPaths.plans,
      load: () => import('./PlansPage.tsx'),
    },
    {
      id: 'invoices',
      path: billingPaths.invoices,
      load: () => import('./InvoicesPage.tsx'),
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
