import { expect, test } from 'vitest';
import { NO_CONTACT } from './contactName.ts';
import { contactRules, interactionRules, leadRules } from './rules.ts';

const check = contactRules();

test('a new contact needs an email and one of its names', () => {
  expect(check(NO_CONTACT)).toEqual({
    errors: {
      firstName: 'crm.contact.nameRequired',
      email: 'common.validation.emailRequired',
    },
  });
  expect(check({ ...NO_CONTACT, lastName: 'Berg', email: 'nora' })).toEqual({
    errors: { email: 'common.validation.emailInvalid' },
  });
});

test('white space is no name and no email, and is not sent', () => {
  expect(check({ ...NO_CONTACT, firstName: '  ', email: ' ' })).toHaveProperty('errors.firstName');
  expect(check({ ...NO_CONTACT, firstName: ' Nora ', email: ' nora@berg.example ' })).toEqual({
    values: { ...NO_CONTACT, firstName: 'Nora', email: 'nora@berg.example' },
  });
});

test('D04 a contact that came without name or email can still be edited', () => {
  const bare = contactRules({ name: '', email: '' });
  expect(bare({ ...NO_CONTACT, phone: '1' })).toHaveProperty('values.phone', '1');
  const known = contactRules({ name: 'Nora', email: 'nora@berg.example' });
  expect(known(NO_CONTACT)).toHaveProperty('errors.email', 'common.validation.emailRequired');
  expect(known(NO_CONTACT)).toHaveProperty('errors.firstName');
});

test('a lead needs a contact and a status', () => {
  const lead = { contactId: '', status: '', source: ' ', ownerId: '', notes: '' };
  expect(leadRules(lead)).toEqual({
    errors: { contactId: 'crm.leads.required', status: 'crm.leads.required' },
  });
  expect(leadRules({ ...lead, contactId: 'c', status: 'New' })).toEqual({
    values: { ...lead, contactId: 'c', status: 'New', source: '' },
  });
});

test('an interaction needs a contact, a type and a direction', () => {
  const empty = { contactId: '', type: '', direction: '', summary: '' };
  expect(interactionRules(empty)).toEqual({
    errors: {
      contactId: 'crm.interactions.required',
      type: 'crm.interactions.required',
      direction: 'crm.interactions.required',
    },
  });
});
