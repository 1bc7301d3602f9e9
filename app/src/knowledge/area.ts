import { Library } from 'lucide';
import type { Area } from '../routing/area.ts';

export const knowledge: Area = {
  name: 'knowledge',
  pages: [
    {
      id: 'knowledgeBase',
      path: '/knowledge-base',
      load: () => import('./KnowledgeBasePage.tsx'),
      sidebar: { group: 'main', icon: Library },
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
