import { Library } from 'lucide';
import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';

/** What bots and agents know. */
export const knowledge: Area = {
  name: 'knowledge',
  pages: [
    comingSoon('knowledgeBase', '/knowledge-base', {
      sidebar: { group: 'main', icon: Library },
    }),
  ],
};
