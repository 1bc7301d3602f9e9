import { PenLine } from 'lucide';
import type { Area } from '../routing/area.ts';

export const content: Area = {
  name: 'content',
  pages: [
    {
      id: 'contentStudio',
      path: '/content-studio',
      load: () => import('./ContentPage.tsx'),
      headsSection: true,
      sidebar: { group: 'main', icon: PenLine },
    },
    {
      // Separate from the lists, which need no forms; so is the editor.
      id: 'contentGenerate',
      path: '/content-studio/generate',
      load: () => import('./generate/GeneratePage.tsx'),
    },
    {
      id: 'contentTemplates',
      path: '/content-studio/templates',
      load: () => import('./TemplatesPage.tsx'),
    },
    {
      id: 'contentAnalytics',
      path: '/content-studio/analytics',
      load: () => import('./ContentAnalyticsPage.tsx'),
    },
    {
      id: 'contentHistory',
      path: '/content-studio/history',
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
