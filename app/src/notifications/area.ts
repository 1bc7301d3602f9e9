import type { Area } from '../routing/area.ts';

export const notifications: Area = {
  name: 'notifications',
  pages: [
    {
      id: 'notifications',
      path: '/notifications',
      load: () => import('./NotificationsPage.tsx'),
    },
  ],
  loadPalette: () => import('./palette.ts'),
  loadBackground: () => import('./background.tsx'),
};
