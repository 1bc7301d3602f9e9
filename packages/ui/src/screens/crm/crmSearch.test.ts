import { expect, test } from 'vitest';
import type { InteractionRow, LeadRow } from './crmRows.ts';
import { contactText, interactionText, leadText } from './crmSearch.ts';
import type { CrmContact } from './types.ts';

const elena = {
  key: 'c',
  name: 'Elena Petrova',
  email: 'elena@one.example',
  company: 'Harbour',
  phone: '+44 20',
  notes: 'secret',
} as CrmContact;

test('searches contacts by name, email, company and phone only', () => {
  expect(contactText(elena)).toBe('Elena Petrova\nelena@one.example\nHarbour\n+44 20');
});

test('searches leads by contact, source and notes, also without a contact', () => {
  const lead = { source: 'Fair', notes: 'Call back', ownerId: 'amara' };
  expect(leadText({ lead, contact: elena } as LeadRow)).toBe(
    'Elena Petrova\nelena@one.example\n+44 20\nFair\nCall back',
  );
  expect(leadText({ lead, contact: null } as LeadRow)).toBe('Fair\nCall back');
});

test('searches interactions by summary and contact', () => {
  const interaction = { summary: 'Agreed', sessionId: 'ses_1' };
  expect(interactionText({ interaction, contact: elena, agent: '' } as InteractionRow)).toBe(
    'Agreed\nElena Petrova\nelena@one.example\n+44 20',
  );
});
