import { expect, test } from 'vitest';
import type { InteractionRow, LeadRow } from './crmRows.ts';
import { contactTexts, filterRows, interactionTexts, leadTexts } from './crmSearch.ts';
import type { CrmContact } from './types.ts';

const elena = {
  id: 'c',
  name: 'Elena Petrova',
  email: 'elena@one.example',
  company: 'Harbour',
  phone: '+44 20',
  notes: 'secret',
} as CrmContact;

function isFound(text: string[], search: string): boolean {
  return filterRows([0], text, search).length === 1;
}

test('contacts are searched by name, email, company and phone, and by nothing else', () => {
  const texts = contactTexts([elena]);
  for (const typed of ['ELENA', 'petrova', '@one', 'harb', ' +44 20 ', '']) {
    expect(isFound(texts, typed)).toBe(true);
  }
  expect(isFound(texts, 'secret')).toBe(false);
});

test('leads are searched by contact, source and notes; a missing contact is no hindrance', () => {
  const lead = { source: 'Fair', notes: 'Call back', ownerId: 'amara' };
  const texts = leadTexts([{ lead, contact: elena } as LeadRow]);
  for (const typed of ['elena', '@one', 'fair', 'BACK']) expect(isFound(texts, typed)).toBe(true);
  expect(isFound(texts, 'amara')).toBe(false);
  expect(isFound(leadTexts([{ lead, contact: null } as LeadRow]), 'fair')).toBe(true);
});

test('interactions are searched by summary and contact', () => {
  const interaction = { summary: 'Agreed', sessionId: 'ses_1' };
  const texts = interactionTexts([{ interaction, contact: elena, agent: '' } as InteractionRow]);
  expect(isFound(texts, 'agreed')).toBe(true);
  expect(isFound(texts, 'petrova')).toBe(true);
  expect(isFound(texts, 'ses_1')).toBe(false);
});

test('a filter narrows what the search found', () => {
  const kept = filterRows(['a', 'b'], ['x', 'x'], 'x', (row) => row === 'b');
  expect(kept).toEqual(['b']);
});
