import type { Area } from '../routing/area.ts';

export const team: Area = {
  name: 'team',
  pages: [
    {
      id: 'teams',
      heading: 'teamManagement',
      path: '/settings/teams',
      load: () => import('./TeamPage.tsx'),
      sidebarParent: 'settings',
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
