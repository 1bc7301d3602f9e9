import { Settings2 } from 'lucide';
import type { Area } from '../routing/area.ts';

export const settings: Area = {
  name: 'settings',
  pages: [
    {
      id: 'settings',
      path: '/settings',
      load: () => import('./SettingsPage.tsx'),
      sidebar: { group: 'account', icon: Settings2 },
    },
  ],
};
