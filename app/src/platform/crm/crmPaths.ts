import type { CrmPaths } from '@platform/ui';

/** The addresses of the four pages. */
export const crmPaths: CrmPaths = {
  overview: '/crm',
  contacts: '/crm/contacts',
  leads: '/crm/leads',
  interactions: '/crm/interactions',
};

const hrefIn = (path: string) => (contactId: string) =>
  `${path}?contact=${encodeURIComponent(contactId)}`;

/** The address that opens a contact's panel beside a page; from the overview beside the contacts. */
export const contactHrefs = {
  contacts: hrefIn(crmPaths.contacts),
  leads: hrefIn(crmPaths.leads),
  interactions: hrefIn(crmPaths.interactions),
};
