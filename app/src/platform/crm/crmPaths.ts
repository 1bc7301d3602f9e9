import type { CrmPaths } from '@platform/ui';

/** The addresses of the four pages. */
export const crmPaths: CrmPaths = {
  overview: '/crm',
  contacts: '/crm/contacts',
  leads: '/crm/leads',
  interactions: '/crm/interactions',
};
