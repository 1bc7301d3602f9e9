import { trimText } from '@platform/i18n/text';
import { isObject, read, textListOf, textOf, unwrap } from '../schema/fields.ts';
import type { WireObject } from '../schema/fields.ts';
import { listOf } from '../schema/list.ts';
import type { Keyed } from '../schema/list.ts';
import { dateOf } from '../schema/values.ts';

/** A contact on the wire: every field may be missing. */
export interface ContactWire {
  id: string | number;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
  consent_sms?: boolean | null;
  consent_voice?: boolean | null;
  notes?: string | null;
  tags?: string[] | null;
  extra?: Record<string, unknown> | null;
  tenant_id?: string;
  created_at?: string | null;
  updated_at?: string | null;
}

/** A contact. Texts are '' where the server sent none; the screen gives them their words. */
export interface Contact extends Keyed {
  /** '' where the server sent none: such a contact cannot be changed. */
  id: string;
  /** The whole name; '' where there is none. */
  name: string;
  /** Up to the first blank of the name. */
  firstName: string;
  /** The rest of the name, '' for one of a single word. */
  lastName: string;
  email: string;
  phone: string;
  /** Where the answer's `extra.company` has it, else ''. */
  company: string;
  consentSms: boolean;
  consentVoice: boolean;
  notes: string;
  tags: string[];
  /** What else the server keeps of the contact, given back unread. */
  extra: Readonly<Record<string, unknown>>;
  createdAt: Date | null;
  updatedAt: Date | null;
}

/** `GET /v1/contacts/`. */
export const contactsSchema = listOf(['contacts', 'data'], toContact);

/** The contact that a create or an update answered; null where the answer holds none. */
export const contactAnswerSchema = read((value): Contact | null => {
  if (!isObject(value)) return null;
  const contact = toContact(unwrap(value, 'contact', 'data'));
  return contact.id === '' ? null : { ...contact, key: contact.id };
});

/** Splits a name at its first blank. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = trimText(name).split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

function toContact(row: WireObject) {
  const name = textOf(row.name);
  const extra = isObject(row.extra) ? row.extra : {};
  return {
    id: textOf(row.id),
    name,
    ...splitName(name),
    email: textOf(row.email),
    phone: textOf(row.phone),
    company: textOf(extra.company),
    consentSms: row.consent_sms === true,
    consentVoice: row.consent_voice === true,
    notes: textOf(row.notes),
    tags: textListOf(row.tags),
    extra,
    createdAt: dateOf(row.created_at),
    updatedAt: dateOf(row.updated_at),
  };
}
