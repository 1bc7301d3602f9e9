import { CircleUserRound } from 'lucide';
import type { Area } from '../routing/area.ts';

export const profile: Area = {
  name: 'profile',
  pages: [
    {
      id: 'account',
      path: '/account',
      load: () => import('./AccountPage.tsx'),
      sidebar: { group: 'account', icon: CircleUserRound },
    },
    {
      id: 'profile',
      path: '/profile',
      load: () => import('./ProfilePage.tsx'),
      hasNavigation: false,
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
