import { expect, test } from 'vitest';
import { contactSheet, interactionSheet, leadSheet } from './sheets.ts';
import type { ContactRow, InteractionSheetTexts, LeadSheetTexts } from './sheets.ts';

const date = (day: Date) => `${day.getFullYear()}`;

const ada: ContactRow = {
  name: 'Ada Byron',
  email: 'ada@x.example',
  phone: '',
  company: 'Analytical',
  consentVoice: true,
  consentSms: false,
  tags: ['vip', 'fair'],
  createdAt: new Date(2026, 5, 18),
};
const find = (id: string) => (id === 'c1' ? ada : undefined);

test('contacts: the columns of the table, the rows in the given order', () => {
  const words = {
    columns: {
      contact: 'Contact',
      company: 'Company',
      phone: 'Phone',
      email: 'Email',
      created: 'Created',
      consentVoice: 'Voice',
      consentSms: 'SMS',
      tags: 'Tags',
    },
    consents: { yes: 'Ja', no: 'Nein' },
    date,
  };
  const declined = { consentVoice: false, consentVoiceRecord: { since: null, source: 'import' } };
  expect(
    contactSheet([ada, { ...ada, ...declined, name: '', createdAt: null, tags: [] }], words),
  ).toEqual({
    fields: ['Contact', 'Company', 'Phone', 'Email', 'Created', 'Voice', 'SMS', 'Tags'],
    rows: [
      ['Ada Byron', 'Analytical', '', 'ada@x.example', '2026', 'Ja', '', 'vip; fair'],
      ['', 'Analytical', '', 'ada@x.example', '', 'Nein', '', ''],
    ],
  });
});

test('D04 leads: names of contacts, a deleted contact, an unknown status', () => {
  const words: LeadSheetTexts = {
    columns: {
      contact: 'Contact',
      status: 'Status',
      source: 'Source',
      owner: 'Owner',
      notes: 'Notes',
      created: 'Created',
    },
    statuses: {
      New: 'Neu',
      Contacted: 'Kontaktiert',
      Qualified: 'Qualifiziert',
      Proposal: 'Angebot',
      Negotiation: 'Verhandlung',
      'Closed Won': 'Gewonnen',
      'Closed Lost': 'Verloren',
    },
    contactMissing: 'Contact not found',
    date,
  };
  const lead = {
    contactId: 'c1',
    statusText: 'Closed Won',
    source: 'Web',
    ownerId: 'o1',
    notes: 'n',
    createdAt: null,
  };
  const malformed = { ...lead, contactId: 'c9', statusText: 'constructor' };
  expect(leadSheet([lead, malformed], words, find)).toEqual({
    fields: ['Contact', 'Status', 'Source', 'Owner', 'Notes', 'Created'],
    rows: [
      ['Ada Byron', 'Gewonnen', 'Web', 'o1', 'n', ''],
      ['Contact not found', 'constructor', 'Web', 'o1', 'n', ''],
    ],
  });
  const owners = new Map([['o1', 'Grace']]);
  const named = leadSheet([lead, { ...lead, ownerId: 'o2' }], words, find, owners);
  expect(named.rows.map((row) => row[3])).toEqual(['Grace', 'o2']);
});

test('D04 interactions: labels for known values, others as received', () => {
  const words: InteractionSheetTexts = {
    columns: {
      type: 'Type',
      summary: 'Summary',
      direction: 'Direction',
      contact: 'Contact',
      agent: 'Voice Agent',
      session: 'Session ID',
      date: 'Date',
    },
    types: { call: 'Call', email: 'Email', meeting: 'Meeting', note: 'Note' },
    directions: { in: 'Inbound', out: 'Outbound' },
    contactMissing: 'Contact not found',
    date,
  };
  const interaction = {
    contactId: 'c1',
    typeText: 'call',
    directionText: 'in',
    summary: '',
    voiceAgentId: 'a1',
    sessionId: 's1',
    createdAt: new Date(2026, 0, 2),
  };
  const malformed = { ...interaction, typeText: 'fax', directionText: 'up' };
  expect(interactionSheet([interaction, malformed], words, find)).toEqual({
    fields: ['Type', 'Summary', 'Direction', 'Contact', 'Voice Agent', 'Session ID', 'Date'],
    rows: [
      ['Call', '', 'Inbound', 'Ada Byron', 'a1', 's1', '2026'],
      ['fax', '', 'up', 'Ada Byron', 'a1', 's1', '2026'],
    ],
  });
  const named = interactionSheet([interaction], words, find, new Map([['a1', 'Front desk']]));
  expect(named.rows[0]?.[4]).toBe('Front desk');
});
