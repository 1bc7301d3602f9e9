import { describe, expect, it } from 'vitest';
import { contactAnswerSchema, contactsSchema, splitName } from './contacts.ts';
import { interactionAnswerSchema, interactionsSchema } from './interactions.ts';
import { leadAnswerSchema, leadStatusOf, leadsSchema } from './leads.ts';

const contact = {
  id: 'c1',
  name: 'Ada King Lovelace',
  email: 'ada@engines.test',
  phone: '+44 1',
  consent_sms: true,
  consent_voice: false,
  notes: 'Likes cards',
  tags: ['vip'],
  extra: { company: 'Engines', rank: 1 },
  tenant_id: 't1',
  created_at: '2026-01-02T03:04:05Z',
  updated_at: '2026-02-02T03:04:05Z',
};
const lead = {
  id: 'l1',
  contact_id: 'c1',
  status: 'Closed Won',
  source: 'Fair',
  owner_id: 'u1',
  notes: '',
  details: { budget: 1 },
  created_at: '2026-01-02T03:04:05Z',
};
const interaction = {
  id: 'i1',
  contact_id: 'c1',
  lead_id: 'l1',
  type: 'call',
  direction: 'in',
  summary: 'Rang',
  payload: {},
  voice_agent_id: 'a1',
  session_id: 's1',
  created_at: '2026-01-02T03:04:05Z',
};

describe('the wire becomes the domain', () => {
  it('of contacts', () => {
    expect(contactsSchema.parse([contact])).toEqual([
      {
        key: 'c1',
        id: 'c1',
        name: 'Ada King Lovelace',
        firstName: 'Ada',
        lastName: 'King Lovelace',
        email: 'ada@engines.test',
        phone: '+44 1',
        company: 'Engines',
        consentSms: true,
        consentVoice: false,
        notes: 'Likes cards',
        tags: ['vip'],
        extra: { company: 'Engines', rank: 1 },
        createdAt: new Date('2026-01-02T03:04:05Z'),
        updatedAt: new Date('2026-02-02T03:04:05Z'),
      },
    ]);
  });

  it('of leads', () => {
    expect(leadsSchema.parse([lead])[0]).toMatchObject({
      key: 'l1',
      contactId: 'c1',
      status: 'Closed Won',
      statusText: 'Closed Won',
      ownerId: 'u1',
      details: { budget: 1 },
    });
  });

  it('of interactions', () => {
    expect(interactionsSchema.parse([interaction])[0]).toMatchObject({
      key: 'i1',
      contactId: 'c1',
      leadId: 'l1',
      type: 'call',
      direction: 'in',
      voiceAgentId: 'a1',
      sessionId: 's1',
    });
  });

  it('of what a create answers, and of one that answers nothing', () => {
    expect(contactAnswerSchema.parse(contact)).toMatchObject({ key: 'c1' });
    expect(contactAnswerSchema.parse({ contact })).toMatchObject({ key: 'c1' });
    expect(leadAnswerSchema.parse(lead)).toMatchObject({ key: 'l1' });
    expect(interactionAnswerSchema.parse(interaction)).toMatchObject({ key: 'i1' });
    for (const answer of [undefined, null, {}, { success: true }, [], 'ok']) {
      expect(contactAnswerSchema.parse(answer)).toBeNull();
      expect(leadAnswerSchema.parse(answer)).toBeNull();
      expect(interactionAnswerSchema.parse(answer)).toBeNull();
    }
  });
});

it.each<[string, string, string]>([
  ['Ada', 'Ada', ''],
  ['Ada King Lovelace', 'Ada', 'King Lovelace'],
  ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
  ['', '', ''],
  ['王 秀英', '王', '秀英'],
  [`${'x'.repeat(300)} y`, 'x'.repeat(300), 'y'],
])('splits the name %j at its first blank', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});

it.each<[unknown, string | null]>([
  ['New', 'New'],
  ['closed_won', 'Closed Won'],
  ['CLOSED-LOST', 'Closed Lost'],
  ['Won', null],
  ['__proto__', null],
  ['', null],
  [null, null],
  [7, null],
])('reads the lead status %j as %j', (value, status) => {
  expect(leadStatusOf(value)).toBe(status);
});

describe('D04', () => {
  const lists = [
    ['contacts', contactsSchema],
    ['leads', leadsSchema],
    ['interactions', interactionsSchema],
  ] as const;

  it.each(lists)('reads null %s as none, and leaves out what is no row', (name, schema) => {
    expect(schema.parse(null)).toEqual([]);
    expect(schema.parse({ [name]: null })).toEqual([]);
    expect(schema.parse([null, 'x', [], 3, { id: 'ok' }])).toHaveLength(1);
    expect(schema.safeParse('x').success).toBe(false);
    expect(schema.safeParse({ detail: 'Oops' }).success).toBe(false);
  });

  it.each(lists)('hides no good row of %s behind a bad one', (_, schema) => {
    const odd: unknown[] = [null, undefined, 7, '', {}, [], true, 'x'.repeat(300)];
    const fields = Object.keys({ ...contact, ...lead, ...interaction });
    const rows = fields.flatMap((field) => odd.map((value) => ({ id: 'x', [field]: value })));
    expect(schema.parse([...rows, { id: 'good' }])).toHaveLength(rows.length + 1);
  });

  it('keeps an unknown status, type and direction as they came', () => {
    const [oddLead] = leadsSchema.parse([{ id: 1, status: ' Frozen ' }]);
    expect(oddLead).toMatchObject({ id: '1', status: null, statusText: 'Frozen' });
    const [odd] = interactionsSchema.parse([{ id: 1, type: 'fax', direction: 'sideways' }]);
    expect(odd).toMatchObject({ type: null, typeText: 'fax', direction: null });
    expect(odd?.directionText).toBe('sideways');
  });

  it('shows nothing where nothing came', () => {
    expect(contactsSchema.parse([{}])[0]).toMatchObject({
      name: '',
      email: '',
      tags: [],
      extra: {},
    });
    expect(leadsSchema.parse([{}])[0]).toMatchObject({
      contactId: '',
      statusText: '',
      details: {},
    });
    expect(interactionsSchema.parse([{}])[0]).toMatchObject({ summary: '', sessionId: '' });
  });
});

it('D06 gives every row a key of its own', () => {
  const ids = ['a', 'a', 'A', null, null, 0];
  for (const schema of [contactsSchema, leadsSchema, interactionsSchema]) {
    const keys = schema.parse(ids.map((id) => ({ id }))).map((row) => row.key);
    expect(new Set(keys).size).toBe(ids.length);
  }
});

it('D05 reads 10,000 contacts', () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => ({ ...contact, id: `c${n}` }));
  expect(contactsSchema.parse(rows)).toHaveLength(10_000);
});

it.each<unknown>(['not a date', '', null, 'NaN', {}, '2026-99-99', Number.NaN])(
  'D17 takes %j for no date',
  (value) => {
    expect(contactsSchema.parse([{ created_at: value }])[0]?.createdAt).toBeNull();
    expect(leadsSchema.parse([{ created_at: value }])[0]?.createdAt).toBeNull();
    expect(interactionsSchema.parse([{ created_at: value }])[0]?.createdAt).toBeNull();
  },
);
