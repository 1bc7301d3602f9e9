import { crmPaths } from './crmPaths.ts';

const hrefIn = (path: string) => (contactId: string) =>
  `${path}?contact=${encodeURIComponent(contactId)}`;

/** The address that opens a contact's panel beside a page; from the overview beside the contacts. */
export const contactHrefs = {
  contacts: hrefIn(crmPaths.contacts),
  leads: hrefIn(crmPaths.leads),
  interactions: hrefIn(crmPaths.interactions),
};
