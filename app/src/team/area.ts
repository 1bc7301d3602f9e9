import type { Area } from '../routing/area.ts';
import { teamPath } from './teamPath.ts';

/** The members of a tenant and their roles. */
export const team: Area = {
  name: 'team',
  pages: [
    {
      id: 'teams',
      heading: 'teamManagement',
      path: teamPath,
      load: () => import('./TeamPage.tsx'),
      sidebarParent: 'settings',
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
