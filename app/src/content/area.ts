import { PenLine } from 'lucide';
import type { Area } from '../routing/area.ts';
import { contentPaths } from './contentPaths.ts';

/** Producing content. */
export const content: Area = {
  name: 'content',
  pages: [
    {
      id: 'contentStudio',
      path: contentPaths.contents,
      load: () => import('./ContentPage.tsx'),
      headsSection: true,
      sidebar: { group: 'main', icon: PenLine },
    },
    {
      // Apart from the lists, which do without forms; so is the editor.
      id: 'contentGenerate',
      path: contentPaths.generate,
      load: () => import('./generate/GeneratePage.tsx'),
    },
    {
      id: 'contentTemplates',
      path: contentPaths.templates,
      load: () => import('./TemplatesPage.tsx'),
    },
    {
      id: 'contentAnalytics',
      path: contentPaths.analytics,
      load: () => import('./ContentAnalyticsPage.tsx'),
    },
    {
      id: 'contentHistory',
      path: contentPaths.history,
      load: () => import('./HistoryPage.tsx'),
    },
    {
      id: 'editContent',
      heading: 'editContent',
      path: '/content-studio/edit/:contentId',
      load: () => import('./editor/EditContentPage.tsx'),
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
