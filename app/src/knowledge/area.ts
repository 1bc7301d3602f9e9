import { Library } from 'lucide';
import type { Area } from '../routing/area.ts';
import { knowledgePath } from './knowledgePaths.ts';

/** What bots and agents know. */
export const knowledge: Area = {
  name: 'knowledge',
  pages: [
    {
      id: 'knowledgeBase',
      path: knowledgePath,
      load: () => import('./KnowledgeBasePage.tsx'),
      sidebar: { group: 'main', icon: Library },
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
