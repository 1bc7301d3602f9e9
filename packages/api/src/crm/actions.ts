import { cleanEmail, emailKey } from '@platform/i18n/text';
import type { Http } from '../http/http.ts';
import { asTarget, changeOf, defineAction } from '../resource.ts';
import type { ContactFields, ContactInput, InteractionInput } from './bodies.ts';
import type { LeadChange, LeadInput } from './bodies.ts';
import type { Contact } from './contacts.ts';
import {
  createContact,
  createInteraction,
  createLead,
  listContacts,
  updateContact,
  updateLead,
} from './endpoints.ts';
import { leadStatusOf } from './leads.ts';
import type { Lead } from './leads.ts';
import { contacts, furtherContact, interactions, leads } from './resources.ts';

/**
 * Creates a contact and answers it as stored; null where neither the answer nor a search by its
 * address tells it.
 */
export const addContact = defineAction({
  send: async ({ http }, input: ContactInput): Promise<Contact | null> =>
    (await createContact(http, input)) ?? findByEmail(http, cleanEmail(input.email)),
  target: asTarget,
  onDone: (_input, contact) =>
    contact
      ? [
          changeOf(contacts, (rows) =>
            rows.some(({ key }) => key === contact.key) ? rows : [contact, ...rows],
          ),
        ]
      : [],
  invalidates: [contacts],
});

/** Changes what the form of a contact shows; the rest of it stays as it is known. */
export const changeContact = defineAction({
  send: ({ http }, { contact, fields }: { contact: Contact; fields: ContactFields }) =>
    updateContact(http, contact, fields),
  target: ({ contact }) => contact.key,
  overlap: 'queue',
  onDone: ({ contact: { key }, fields }) => {
    const name = `${fields.firstName} ${fields.lastName}`.trim();
    const change = (row: Contact) => (row.key === key ? { ...row, ...fields, name } : row);
    return [
      changeOf(contacts, (rows) => rows.map(change)),
      changeOf(furtherContact, (row) => row && change(row)),
    ];
  },
  invalidates: [contacts, furtherContact],
});

/** Creates a lead. */
export const addLead = defineAction({
  send: ({ http }, input: LeadInput) => createLead(http, input),
  target: asTarget,
  invalidates: [leads],
});

/** Changes a lead. Changes of one lead are sent in the order they were made: the last one counts. */
export const changeLead = defineAction({
  send: ({ http }, { lead, change }: { lead: Pick<Lead, 'id' | 'key'>; change: LeadChange }) =>
    updateLead(http, lead.id, change),
  target: ({ lead }) => lead.key,
  overlap: 'queue',
  optimistic: ({ lead: { key }, change }) => {
    const status = { status: leadStatusOf(change.status), statusText: change.status };
    return [
      changeOf(leads, (rows) =>
        rows.map((row) => (row.key === key ? { ...row, ...change, ...status } : row)),
      ),
    ];
  },
});

/** Creates an interaction. */
export const addInteraction = defineAction({
  send: ({ http }, input: InteractionInput) => createInteraction(http, input),
  target: asTarget,
  invalidates: [interactions],
});

async function findByEmail(http: Http, search: string): Promise<Contact | null> {
  const found = await listContacts(http, { limit: 5, search }).catch(() => []);
  return found.find(({ email }) => emailKey(email) === emailKey(search)) ?? null;
}
