import { CONTACT_LIMITS } from '@platform/domain';
import { cleanEmail, cleanPhone, isEmail, trimText } from '@platform/i18n/text';
import * as z from 'zod';
import { describeCall } from '../description/describeCall.ts';
import { anyObject, id, timestamp, searchQuery, textUpTo, trimmed } from '../description/shapes.ts';
import { createContact, listContacts, updateContact } from './contacts.ts';

const contact = z
  .object({
    id,
    name: z
      .string()
      .describe('Full name, or an empty string. Split for display at its first space.'),
    email: z.string().describe('Email, or an empty string.'),
    phone: z.string().describe('Phone number as entered, or an empty string.'),
    consent_sms: z.boolean().describe('True if the contact agreed to text messages.'),
    consent_voice: z.boolean().describe('True if the contact agreed to calls.'),
    notes: z.string().describe('Free text, or an empty string.'),
    tags: z.array(z.string()).describe('Labels, in display order.'),
    extra: anyObject.describe(
      'Other data. The client shows `company` as the company. `consent_voice_at` and `consent_sms_at` tell since when a consent is known (ISO 8601), `consent_voice_source` and `consent_sms_source` from what: `contact_form`, `import`, `bulk` or another text. The client writes them when it sets a consent, and removes them when the consent becomes unknown; without them, `false` means that the contact was not asked. The rest is returned unchanged.',
    ),
    tenant_id: id.optional().describe('Tenant of the contact. Not used by the client.'),
    created_at: timestamp
      .optional()
      .describe('When the contact was created. If missing, the client shows no date.'),
    updated_at: timestamp
      .optional()
      .describe('When the contact was last changed. Not shown by the client.'),
  })
  .meta({ id: 'Contact', description: 'A person that the tenant does business with.' });

export const updateContactBody = z.strictObject({
  name: z
    .string()
    .overwrite(trimText)
    .max(500, 'At most 500 letters')
    .describe('Full name, trimmed; may be empty only if the contact had no name.'),
  email: z
    .string()
    .overwrite(cleanEmail)
    .max(320, 'At most 320 letters')
    .refine((text) => text === '' || isEmail(text), 'Enter a valid email')
    .describe('Email; may be empty only if the contact had no email.'),
  phone: z
    .string()
    .overwrite(cleanPhone)
    .max(64, 'At most 64 letters')
    .describe('Phone number in any notation, or an empty string.'),
  consent_sms: contact.shape.consent_sms,
  consent_voice: contact.shape.consent_voice,
  notes: textUpTo(10_000).describe('Free text, or an empty string.'),
  tags: z
    .array(trimmed(1, CONTACT_LIMITS.tag))
    .max(CONTACT_LIMITS.tags)
    .describe('Labels, in display order.'),
  extra: contact.shape.extra,
});

const { name, email } = updateContactBody.shape;

export const createContactBody = updateContactBody.extend({
  name: name
    .min(1, 'Please provide at least a first name or last name')
    .describe('Full name, trimmed; required.'),
  email: email.min(1, 'Email is required').describe('Email; required.'),
});

export const contactCalls = {
  create: describeCall(createContact, {
    summary: 'Creates a contact',
    notes: 'The email need not be unique.',
    repeated: 'creates',
    body: createContactBody,
    response: contact,
    status: 201,
  }),
  list: describeCall(listContacts, {
    summary: 'Lists the contacts of the tenant',
    notes:
      'Newest first, then by id, so that pages do not overlap. `search` matches name, email, phone and company.',
    query: searchQuery,
    response: z.array(contact),
  }),
  update: describeCall(updateContact, {
    summary: 'Replaces the fields of a contact',
    notes: 'The client always sends all fields; those that it does not show are sent as received.',
    repeated: 'idempotent',
    body: updateContactBody,
    response: contact,
    errors: ['NOT_FOUND'],
  }),
};

export type ContactWire = z.output<typeof contact>;
export type ContactBody = z.output<typeof updateContactBody>;
