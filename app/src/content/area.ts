import { PenLine } from 'lucide';
import type { Area } from '../routing/area.ts';
import { comingSoon } from '../routing/comingSoon.ts';

/** Producing content. */
export const content: Area = {
  name: 'content',
  pages: [
    comingSoon('contentStudio', '/content-studio', {
      sidebar: { group: 'main', icon: PenLine },
    }),
    comingSoon('contentGenerate', '/content-studio/generate'),
    comingSoon('contentTemplates', '/content-studio/templates'),
    comingSoon('contentAnalytics', '/content-studio/analytics'),
    comingSoon('contentHistory', '/content-studio/history'),
  ],
};
