import type { Contact } from '@platform/domain';
import { cleanEmail, cleanPhone, trimText } from '@platform/i18n/text';
import { defineCall } from '../http/call.ts';
import type { SearchQuery } from '../http/call.ts';
import { resourceOf } from '../resource.ts';
import { isObject, textListOf, toText } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf, recordOf } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';
import { consentRecordsOf, extraWithConsent } from './consent.ts';
import type { ConsentRecords } from './consent.ts';
import type { ContactBody } from './contacts.contract.ts';
import { resumable } from './resumable.ts';

export type ContactFields = Pick<Contact, 'firstName' | 'lastName' | 'email' | 'phone' | 'notes'>;

/** Consent and tags. An omitted record stays as it is. */
export type ContactChoices = Pick<Contact, 'consentSms' | 'consentVoice' | 'tags'> & ConsentRecords;

/** Omitted optional fields are stored as empty. */
export type ContactInput = Omit<ContactFields, 'notes'> &
  Partial<ContactChoices & Pick<Contact, 'notes' | 'extra'>>;

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
    ...consentRecordsOf(extra),
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

const contactBody = (input: ContactInput): ContactBody => ({
  name: [trimText(input.firstName), trimText(input.lastName)].filter(Boolean).join(' '),
  email: cleanEmail(input.email),
  phone: cleanPhone(input.phone),
  consent_sms: input.consentSms ?? false,
  consent_voice: input.consentVoice ?? false,
  notes: input.notes ?? '',
  tags: [...(input.tags ?? [])],
  extra: extraWithConsent(input.extra ?? {}, input),
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

/** Replaces the contact, so the body repeats what has not changed. */
export const updateContact = defineCall({
  ...service,
  method: 'PATCH',
  fallbackMethod: 'PUT',
  path: '/v1/contacts/{id}',
  body: contactBody,
  response: contactSchema,
});

export const contacts = resumable(resourceOf(listContacts, { isFeature: true }));
