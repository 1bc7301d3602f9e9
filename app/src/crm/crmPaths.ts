import type { CrmPaths } from '@platform/ui';
import { paths } from '../paths.ts';
import { CONTACT } from './listQuery.ts';

/** The addresses of the four pages (spec 2.1). */
export const crmPaths: CrmPaths = {
  overview: paths.crm,
  contacts: paths.crmContacts,
  leads: paths.crmLeads,
  interactions: paths.crmInteractions,
};

const hrefIn = (path: string) => (contactId: string) =>
  `${path}?${CONTACT}=${encodeURIComponent(contactId)}`;

/** The address that opens a contact's panel beside a page; from the overview beside the contacts. */
export const contactHrefs = {
  contacts: hrefIn(paths.crmContacts),
  leads: hrefIn(paths.crmLeads),
  interactions: hrefIn(paths.crmInteractions),
};
