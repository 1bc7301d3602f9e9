import { CreditCard } from 'lucide';
import type { Area } from '../routing/area.ts';

export const billing: Area = {
  name: 'billing',
  pages: [
    {
      id: 'billing',
      heading: 'billingAndSubscriptions',
      path: '/billing',
      load: () => import('./BillingOverviewPage.tsx'),
      headsSection: true,
      sidebar: { group: 'account', icon: CreditCard },
    },
    {
      id: 'usageAnalytics',
      path: '/billing/usage-analytics',
      load: () => import('./UsageAnalyticsPage.tsx'),
    },
    {
      id: 'plans',
      path: '/billing/plans',
      load: () => import('./PlansPage.tsx'),
    },
    {
      id: 'invoices',
      path: '/billing/invoices',
      load: () => import('./InvoicesPage.tsx'),
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
