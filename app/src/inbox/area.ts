import type { Area } from '../routing/area.ts';

export const inbox: Area = {
  name: 'inbox',
  pages: [
    {
      id: 'inbox',
      path: '/inbox',
      feature: 'inbox',
      load: () => import('./InboxPage.tsx'),
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
