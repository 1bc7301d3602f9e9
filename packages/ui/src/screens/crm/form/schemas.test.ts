import { expect, test } from 'vitest';
import type { ZodMiniType } from 'zod/mini';
import { NO_CONTACT } from './contactName.ts';
import { contactSchema, interactionSchema, leadSchema } from './schemas.ts';

/** Returns the parsed values, or the first error by field. */
function check(schema: ZodMiniType, typed: object): unknown {
  const { data, error } = schema.safeParse(typed);
  return error ? Object.fromEntries(error.issues.map((one) => [one.path[0], one.message])) : data;
}

test('a new contact needs an email and one of its names', () => {
  expect(check(contactSchema(), NO_CONTACT)).toEqual({
    firstName: 'crm.contact.nameRequired',
    email: 'common.validation.emailRequired',
  });
  expect(check(contactSchema(), { ...NO_CONTACT, lastName: 'Berg', email: 'nora' })).toEqual({
    email: 'common.validation.emailInvalid',
  });
});

test('rejects white space as name or email, and trims it', () => {
  expect(check(contactSchema(), { ...NO_CONTACT, firstName: '  ', email: ' ' })).toEqual({
    firstName: 'crm.contact.nameRequired',
    email: 'common.validation.emailRequired',
  });
  expect(
    check(contactSchema(), { ...NO_CONTACT, firstName: ' Nora ', email: ' nora@berg.example ' }),
  ).toEqual({ ...NO_CONTACT, firstName: 'Nora', email: 'nora@berg.example' });
});

test('rejects invisible characters as name or email, and removes them', () => {
  expect(
    check(contactSchema(), { ...NO_CONTACT, firstName: '\u200B\u3164', email: '\uFEFF' }),
  ).toEqual({
    firstName: 'crm.contact.nameRequired',
    email: 'common.validation.emailRequired',
  });
  const typed = { firstName: '\u200E🧑\u200D🚀\u2069', email: 'nora\u200B@berg.example\u00A0' };
  expect(check(contactSchema(), { ...NO_CONTACT, ...typed })).toEqual({
    ...NO_CONTACT,
    firstName: '🧑\u200D🚀',
    email: 'nora@berg.example',
  });
});

test.each(['Ø', 'Nguyễn', 'محمد', 'שרה'])('a name may be %s', (firstName) => {
  const typed = { ...NO_CONTACT, firstName, email: 'a@b.example' };
  expect(check(contactSchema(), typed)).toEqual(typed);
});

test.each([
  ['zoë@example.com', '', { email: 'common.validation.emailLetters' }],
  [`${'a'.repeat(250)}@b.example`, '', { email: 'common.validation.emailTooLong' }],
  ['a@b.example', 'call me maybe', { phone: 'common.validation.phoneNoNumber' }],
  ['a@b.example', '1'.repeat(30), { phone: 'common.validation.phoneTooLong' }],
])('reports the errors of %s and %s', (email, phone, errors) => {
  const typed = { ...NO_CONTACT, firstName: 'N', email, phone };
  expect(check(contactSchema(), typed)).toEqual(errors);
});

test('keeps a stored phone number unchanged', () => {
  const known = contactSchema({ name: 'N', email: 'a@b.example', phone: 'ask for Nora' });
  const typed = { ...NO_CONTACT, firstName: 'N', email: 'a@b.example', phone: 'ask for Nora' };
  expect(check(known, typed)).toEqual(typed);
});

test('removes invisible characters from a phone number, and keeps its notation', () => {
  const typed = { ...NO_CONTACT, firstName: 'N', email: 'a@b.example' };
  const phone = '\u202A+44\u00A0(0)20 7946\u200B 0018\uFE0F\u202C';
  expect(check(contactSchema(), { ...typed, phone })).toEqual({
    ...typed,
    phone: '+44 (0)20 7946 0018',
  });
});

test('D04 a stored contact without name or email can still be edited', () => {
  const bare = contactSchema({ name: '', email: '' });
  expect(check(bare, { ...NO_CONTACT, phone: '1' })).toEqual({ ...NO_CONTACT, phone: '1' });
  const known = contactSchema({ name: 'Nora', email: 'nora@berg.example' });
  expect(check(known, NO_CONTACT)).toEqual({
    firstName: 'crm.contact.nameRequired',
    email: 'common.validation.emailRequired',
  });
});

test('a lead needs a contact and a status', () => {
  const lead = { contactId: '', status: '', source: ' ', ownerId: '', notes: '' };
  expect(check(leadSchema, lead)).toEqual({
    contactId: 'crm.leads.required',
    status: 'crm.leads.required',
  });
  expect(check(leadSchema, { ...lead, contactId: 'c', status: 'New' })).toEqual({
    contactId: 'c',
    status: 'New',
    source: '',
    ownerId: '',
    notes: '',
  });
});

test('an interaction needs a contact, a type and a direction', () => {
  expect(check(interactionSchema, { contactId: '', type: '', direction: '', summary: '' })).toEqual(
    {
      contactId: 'crm.interactions.required',
      type: 'crm.interactions.required',
      direction: 'crm.interactions.required',
    },
  );
});
