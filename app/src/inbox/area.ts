import { MessagesSquare } from 'lucide';
import type { Area } from '../routing/area.ts';

export const inbox: Area = {
  name: 'inbox',
  pages: [
    {
      id: 'inbox',
      path: '/inbox',
      feature: 'inbox',
      load: () => import('./InboxPage.tsx'),
      sidebar: { group: 'more', icon: MessagesSquare },
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
