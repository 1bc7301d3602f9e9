import type { CrmPaths } from '@platform/ui/crm';
import { hrefOf } from '../../kit/address.ts';
import { text } from '../../kit/searchParams.ts';

/** Declared here because other areas link to contacts. */
export const crmPaths: CrmPaths = {
  overview: '/crm',
  contacts: '/crm/contacts',
  leads: '/crm/leads',
  interactions: '/crm/interactions',
};

/** Contact whose panel is open next to a list; '' for none. */
export const contactParam = { contact: text };

const hrefIn = (path: string) => (contactId: string) =>
  hrefOf(path, contactParam, { contact: contactId });

export const contactHrefs = {
  contacts: hrefIn(crmPaths.contacts),
  leads: hrefIn(crmPaths.leads),
  interactions: hrefIn(crmPaths.interactions),
};
