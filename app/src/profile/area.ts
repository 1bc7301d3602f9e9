import { CircleUserRound } from 'lucide';
import type { Area } from '../routing/area.ts';
import { profilePaths } from './profilePaths.ts';

/** What a person sets for themselves. */
export const profile: Area = {
  name: 'profile',
  pages: [
    {
      id: 'account',
      path: profilePaths.account,
      load: () => import('./AccountPage.tsx'),
      sidebar: { group: 'account', icon: CircleUserRound },
    },
    {
      id: 'profile',
      path: profilePaths.profile,
      load: () => import('./ProfilePage.tsx'),
      hasNavigation: false,
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
