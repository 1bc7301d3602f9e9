import { defineResource } from '../resource.ts';
import { getCrmHealth, listContacts, listInteractions, listLeads } from './endpoints.ts';
import { findFurtherContact } from './findFurtherContact.ts';

/** Which rows of a list are asked for. */
interface Load {
  limit: number;
  /** How many rows come before them. @default 0 */
  offset?: number;
}

/** Contacts; with `search` those that the service finds. */
export const contacts = defineResource({
  name: 'crm.contacts',
  load: ({ http }, query: Load & { search?: string }, signal) => listContacts(http, query, signal),
  isFeature: true,
});

/** A contact beyond the first `limit` ones; null where nobody has that id. */
export const furtherContact = defineResource({
  name: 'crm.furtherContact',
  load: ({ http }, query: { id: string; limit: number }, signal) =>
    findFurtherContact(http, query, signal),
});

/** Leads, in the order of the service. */
export const leads = defineResource({
  name: 'crm.leads',
  load: ({ http }, query: Load, signal) => listLeads(http, query, signal),
  isFeature: true,
});

/** Interactions, newest first; with `contactId` those of one contact. */
export const interactions = defineResource({
  name: 'crm.interactions',
  load: ({ http }, query: Load & { contactId?: string }, signal) =>
    listInteractions(http, query, signal),
  isFeature: true,
});

/** How the CRM service is at the moment; each visit asks. */
export const crmHealth = defineResource({
  name: 'crm.health',
  load: ({ http }, _params, signal) => getCrmHealth(http, signal),
  freshMs: 0,
});
