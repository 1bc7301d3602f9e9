import { ChartLine, LayoutGrid } from 'lucide';
import type { Area } from '../routing/area.ts';

export const dashboard: Area = {
  name: 'dashboard',
  pages: [
    {
      id: 'dashboard',
      path: '/dashboard',
      load: () => import('./DashboardPage.tsx'),
      sidebar: { group: 'main', icon: LayoutGrid },
    },
    {
      id: 'analytics',
      path: '/analytics',
      load: () => import('./analytics/AnalyticsPage.tsx'),
      section: 'analytics',
      sidebar: { group: 'more', icon: ChartLine },
    },
  ],
};
