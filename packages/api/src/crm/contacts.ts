import type { Contact } from '@platform/domain';
import { cleanEmail, cleanPhone, trimText, emailKey } from '@platform/i18n/text';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import type { Http } from '../http/http.ts';
import { send } from '../http/send.ts';
import { resourceOf, defineResource, asTarget, changeOf, defineAction } from '../resource.ts';
import { isObject, textListOf, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { identityOf } from '../schema/identity.ts';
import { listOf, recordOf } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';
import type { ContactBody } from './contacts.contract.ts';
import { resumable } from './resumable.ts';

export type ContactFields = Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phone' | 'notes'>;

type Optional = 'consentSms' | 'consentVoice' | 'notes' | 'tags' | 'extra';

/** Omitted optional fields are stored as empty. */
export type ContactInput = Omit<ContactFields, 'notes'> & Partial<Pick<Contact, Optional>>;

export const contactsSchema = listOf(['contacts', 'data'], toContact);

const contactSchema = recordOf(['contact', 'data'], toContact);

function toContact(row: WireObject): Omit<Contact, 'key'> {
  const name = toText(row.name);
  const extra = isObject(row.extra) ? row.extra : {};
  return {
    id: toText(row.id),
    name,
    ...splitName(name),
    email: toText(row.email),
    phone: toText(row.phone),
    company: toText(extra.company),
    consentSms: row.consent_sms === true,
    consentVoice: row.consent_voice === true,
    notes: toText(row.notes),
    tags: textListOf(row.tags),
    extra,
    createdAt: dateOf(row.created_at),
    updatedAt: dateOf(row.updated_at),
  };
}

export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = trimText(name).split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

/** Always sends all eight fields. */
const contactBody = (input: ContactInput): ContactBody => ({
  name: [trimText(input.firstName), trimText(input.lastName)].filter(Boolean).join(' '),
  email: cleanEmail(input.email),
  phone: cleanPhone(input.phone),
  consent_sms: input.consentSms ?? false,
  consent_voice: input.consentVoice ?? false,
  notes: input.notes ?? '',
  tags: [...(input.tags ?? [])],
  extra: { ...input.extra },
});

const service = { service: 'crm', access: 'private' } as const;

export const listContacts = defineCall({
  ...service,
  method: 'GET',
  path: '/v1/contacts/',
  query: ({ limit, offset, search }: SearchQuery) => ({ limit, offset, search }),
  response: contactsSchema,
});

export const createContact = defineCall({
  ...service,
  method: 'POST',
  path: '/v1/contacts/',
  body: contactBody,
  response: contactSchema,
});

/** Replaces the contact, so the body repeats consent, tags and extra, which the form lacks. */
export const updateContact = defineCall({
  ...service,
  method: 'PATCH',
  fallbackMethod: 'PUT',
  path: '/v1/contacts/{id}',
  body: contactBody,
  response: contactSchema,
});

export const contacts = resumable(resourceOf(listContacts, { isFeature: true }));

/** Requests for one contact. */
const MAX_LOADS = 20;

/**
 * Finds a contact beyond the first `limit` ones, page after page: the service has no call for one.
 * A page may be short, so each starts where the previous one ended. An empty page ends the search
 * (null), and so does one that starts like the previous page: the service ignores `offset`.
 */
export const contactById = defineResource({
  name: 'crm.contactById',
  load: async ({ http }, { id, limit }: { id: string; limit: number }, signal) => {
    let offset = limit;
    let before: string | undefined;
    while (offset <= MAX_LOADS * limit) {
      const query = { limit, offset };
      // oxlint-disable-next-line no-await-in-loop -- each page decides whether to load the next one
      const rows: Contact[] = await send(http, listContacts, { query, signal });
      const contact = rows.find(({ key }) => key === id);
      if (contact) return contact;
      const [first] = rows;
      if (!first || identityOf(first) === before) return null;
      before = identityOf(first);
      offset += rows.length;
    }
    return null;
  },
});

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
