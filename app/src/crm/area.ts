import { Contact } from 'lucide';
import { crmPaths } from '../platform/crm/address.ts';
import type { Area } from '../routing/area.ts';

export const crm: Area = {
  name: 'crm',
  pages: [
    {
      id: 'crm',
      path: crmPaths.overview,
      load: () => import('./CrmOverviewPage.tsx'),
      headsSection: true,
      sidebar: { group: 'main', icon: Contact },
    },
    {
      id: 'contacts',
      path: crmPaths.contacts,
      load: () => import('./ContactsPage.tsx'),
    },
    { id: 'leads', path: crmPaths.leads, load: () => import('./LeadsPage.tsx') },
    {
      id: 'interactions',
      path: crmPaths.interactions,
      load: () => import('./InteractionsPage.tsx'),
    },
  ],
  loadPalette: () => import('./palette.ts'),
};
