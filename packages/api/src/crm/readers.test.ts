import { describe, expect, it } from 'vitest';
import { contactsSchema, splitName } from './contacts.ts';
import { directionOf, interactionsSchema } from './interactions.ts';
import { leadStatusOf, leadsSchema } from './leads.ts';

it.each<[string, string, string]>([
  ['Ada', 'Ada', ''],
  ['Ada King Lovelace', 'Ada', 'King Lovelace'],
  ['  Ada   Lovelace ', 'Ada', 'Lovelace'],
  ['', '', ''],
  ['王 秀英', '王', '秀英'],
  [`${'x'.repeat(300)} y`, 'x'.repeat(300), 'y'],
])('splits the name %j at its first space', (name, firstName, lastName) => {
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

it.each<[unknown, string | null]>([
  ['in', 'in'],
  ['Inbound', 'in'],
  ['OUTBOUND', 'out'],
  ['bound', null],
  ['sideways', null],
  [7, null],
])('reads the direction %j as %j', (value, direction) => {
  expect(directionOf(value)).toBe(direction);
});

describe('D04 the CRM lists', () => {
  const lists = [
    ['contacts', contactsSchema],
    ['leads', leadsSchema],
    ['interactions', interactionsSchema],
  ] as const;

  it.each(lists)(
    'read null %s as an empty list and skip entries that are not objects',
    (name, schema) => {
      expect(schema.parse(null)).toEqual([]);
      expect(schema.parse({ [name]: null })).toEqual([]);
      expect(schema.parse([null, 'x', [], 3, { id: 'ok' }])).toHaveLength(1);
      expect(schema.safeParse('x').success).toBe(false);
      expect(schema.safeParse({ detail: 'Oops' }).success).toBe(false);
    },
  );

  it.each(lists)('keep the valid rows of %s next to an invalid one', (_, schema) => {
    const malformed: unknown[] = [null, undefined, 7, '', {}, [], true, 'x'.repeat(300)];
    const [example] = schema.parse([{ id: 'x' }]);
    const fields = Object.keys({ ...example }).map((field) =>
      field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
    const rows = fields.flatMap((field) => malformed.map((value) => ({ id: 'x', [field]: value })));
    expect(schema.parse([...rows, { id: 'good' }])).toHaveLength(rows.length + 1);
  });

  it('keep an unknown status, type and direction as received', () => {
    const [oddLead] = leadsSchema.parse([{ id: 1, status: ' Frozen ' }]);
    expect(oddLead).toMatchObject({ id: '1', status: null, statusText: 'Frozen' });
    const [malformed] = interactionsSchema.parse([{ id: 1, type: 'fax', direction: 'sideways' }]);
    expect(malformed).toMatchObject({ type: null, typeText: 'fax', direction: null });
    expect(malformed?.directionText).toBe('sideways');
  });

  it('read missing fields as empty', () => {
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

it('D06 give every row a unique key', () => {
  const ids = ['a', 'a', 'A', null, null, 0];
  for (const schema of [contactsSchema, leadsSchema, interactionsSchema]) {
    const keys = schema.parse(ids.map((id) => ({ id }))).map((row) => row.key);
    expect(new Set(keys).size).toBe(ids.length);
  }
});

it('D05 read 10,000 contacts', () => {
  const rows = Array.from({ length: 10_000 }, (_, n) => ({ id: `c${n}`, name: 'Ada' }));
  expect(contactsSchema.parse(rows)).toHaveLength(10_000);
});

it.each<unknown>(['not a date', '', null, 'NaN', {}, '2026-99-99', Number.NaN])(
  'D17 reads %j as no date',
  (value) => {
    expect(contactsSchema.parse([{ created_at: value }])[0]?.createdAt).toBeNull();
    expect(leadsSchema.parse([{ created_at: value }])[0]?.createdAt).toBeNull();
    expect(interactionsSchema.parse([{ created_at: value }])[0]?.createdAt).toBeNull();
  },
);
