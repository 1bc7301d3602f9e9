import type { Contact } from '@platform/domain';
import { cleanEmail, emailKey } from '@platform/i18n/text';
import type { Http } from '../http/http.ts';
import { send } from '../http/send.ts';
import { asTarget, changeOf, defineAction } from '../resource.ts';
import { contacts, createContact, listContacts, updateContact } from './contacts.ts';
import type { ContactFields, ContactInput } from './contacts.ts';
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

/** Data that the form does not have keeps its known values. */
export const changeContact = defineAction({
  send: ({ http }, { contact, fields }: { contact: Contact; fields: ContactFields }) =>
    send(http, updateContact, { params: { id: contact.id }, body: { ...contact, ...fields } }),
  target: ({ contact }) => contact.key,
  overlap: 'queue',
  onDone: ({ contact: { key }, fields }) => {
    const name = `${fields.firstName} ${fields.lastName}`.trim();
    const change = (row: Contact) => (row.key === key ? { ...row, ...fields, name } : row);
    return [
      changeOf(contacts, (rows) => rows.map(change)),
      changeOf(contactById, (row) => row && change(row)),
    ];
  },
  invalidates: [contacts, contactById],
});

async function findByEmail(http: Http, search: string): Promise<Contact | null> {
  const found = await send(http, listContacts, { query: { limit: 5, search } }).catch(() => []);
  return found.find(({ email }) => emailKey(email) === emailKey(search)) ?? null;
}
