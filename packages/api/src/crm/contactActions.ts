import type { Contact } from '@platform/domain';
import { cleanEmail, emailKey } from '@platform/i18n/text';
import type { Http } from '../http/http.ts';
import { send } from '../http/send.ts';
import { asTarget, changeOf, defineAction } from '../resource.ts';
import { contacts, createContact, listContacts, updateContact } from './contacts.ts';
import type { ContactChoices, ContactFields, ContactInput } from './contacts.ts';
import { extraWithConsent } from './consent.ts';
import { contactById } from './contactById.ts';

/** If the response lacks the contact, searches by email; null if that fails too. */
export const addContact = defineAction({
  send: async ({ http }, body: ContactInput): Promise<Contact | null> =>
    (await send(http, createContact, { body })) ?? findByEmail(http, cleanEmail(body.email)),
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

export interface ContactChange {
  contact: Contact;
  fields: Partial<ContactFields & ContactChoices>;
}

/** Fields that are not given keep their known values. */
export const changeContact = defineAction({
  send: ({ http }, { contact, fields }: ContactChange) =>
    send(http, updateContact, { params: { id: contact.id }, body: { ...contact, ...fields } }),
  target: ({ contact }) => contact.key,
  overlap: 'queue',
  onDone: ({ contact: { key }, fields }) => {
    const change = (row: Contact) => (row.key === key ? changedContact(row, fields) : row);
    return [
      changeOf(contacts, (rows) => rows.map(change)),
      changeOf(contactById, (row) => row && change(row)),
    ];
  },
  invalidates: [contacts, contactById],
});

function changedContact(row: Contact, fields: ContactChange['fields']): Contact {
  const changed = { ...row, ...fields };
  const name = `${changed.firstName} ${changed.lastName}`.trim();
  return { ...changed, name, extra: extraWithConsent(row.extra, changed) };
}

async function findByEmail(http: Http, search: string): Promise<Contact | null> {
  const found = await send(http, listContacts, { query: { limit: 5, search } }).catch(() => []);
  return found.find(({ email }) => emailKey(email) === emailKey(search)) ?? null;
}
