import type { Area } from '../routing/area.ts';

/** The members of a tenant and their roles. */
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
