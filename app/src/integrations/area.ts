import { Blocks } from 'lucide';
import type { Area } from '../routing/area.ts';

export const integrations: Area = {
  name: 'integrations',
  pages: [
    {
      id: 'integrations',
      path: '/integrations',
      load: () => import('./IntegrationsPage.tsx'),
      sidebar: { group: 'main', icon: Blocks },
    },
    {
      id: 'integrationsCallback',
      path: '/integrations/callback',
      load: () => import('./return/IntegrationReturnPage.tsx'),
      isUnlisted: true,
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
