import { CircleUserRound } from 'lucide';
import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';

/** What a person sets for themselves. */
export const profile: Area = {
  name: 'profile',
  pages: [
    comingSoon('account', '/account', {
      sidebar: { group: 'account', icon: CircleUserRound },
    }),
    comingSoon('profile', '/profile', { hasNavigation: false }),
  ],
};
