import { crmTexts } from '@platform/i18n';
import type { crmTexts as CrmTexts, TextKey, Translate } from '@platform/i18n';
import type { CrmContact } from '@platform/ui';
import { expect, test } from 'vitest';
import { contactSheet, interactionSheet, leadSheet } from './sheets.ts';

/** The English word of a key. */
const t = ((key: string) =>
  key
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (group, name) => (group as Record<string, unknown>)[name],
      crmTexts.texts,
    )) as Translate<TextKey<typeof CrmTexts>>;

const ada: CrmContact = {
  id: 'c1',
  name: 'Ada Byron',
  email: 'ada@x.example',
  phone: '',
  company: 'Analytical',
  notes: '',
  tags: [],
  consentSms: false,
  consentVoice: false,
  createdAt: new Date(2026, 5, 18, 12),
};
const find = (id: string) => (id === 'c1' ? ada : undefined);

test('contacts: the columns of the table, the rows as given', () => {
  expect(contactSheet(t, [ada, { ...ada, name: '', createdAt: null }])).toEqual({
    fields: ['Contact', 'Company', 'Phone', 'Email', 'Created'],
    rows: [
      ['Ada Byron', 'Analytical', '', 'ada@x.example', '18/06/26'],
      ['', 'Analytical', '', 'ada@x.example', ''],
    ],
  });
});

test('D04 leads: names of contacts, a contact that is gone, a status nobody knows', () => {
  const lead = {
    id: 'l1',
    contactId: 'c1',
    status: 'Closed Won',
    source: 'Web',
    ownerId: 'o1',
    notes: 'n',
    createdAt: null,
  };
  expect(leadSheet(t, [lead, { ...lead, contactId: 'c9', status: 'constructor' }], find)).toEqual({
    fields: ['Contact', 'Status', 'Source', 'Owner', 'Notes', 'Created'],
    rows: [
      ['Ada Byron', 'Closed Won', 'Web', 'o1', 'n', ''],
      ['Contact not found', 'constructor', 'Web', 'o1', 'n', ''],
    ],
  });
  const named = leadSheet(t, [lead, { ...lead, ownerId: 'o2' }], find, new Map([['o1', 'Grace']]));
  expect(named.rows.map((row) => row[3])).toEqual(['Grace', 'o2']);
});

test('D04 interactions: words for what is known, the rest as it came', () => {
  const interaction = {
    id: 'i1',
    contactId: 'c1',
    leadId: '',
    type: 'call',
    direction: 'in',
    summary: '',
    voiceAgentId: 'a1',
    sessionId: 's1',
    createdAt: new Date(2026, 0, 2, 12),
  };
  expect(
    interactionSheet(t, [interaction, { ...interaction, type: 'fax', direction: 'up' }], find),
  ).toEqual({
    fields: ['Type', 'Summary', 'Direction', 'Contact', 'Voice Agent', 'Session ID', 'Date'],
    rows: [
      ['Call', '', 'Inbound', 'Ada Byron', 'a1', 's1', '02/01/26'],
      ['fax', '', 'up', 'Ada Byron', 'a1', 's1', '02/01/26'],
    ],
  });
  const named = interactionSheet(t, [interaction], find, new Map([['a1', 'Front desk']]));
  expect(named.rows[0]?.[4]).toBe('Front desk');
});
