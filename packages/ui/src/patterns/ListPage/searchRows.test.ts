import { expect, test } from 'vitest';
import { searchRows } from './searchRows.ts';

const rows = [
  'priya nair\npriya@northwind.example',
  'дмитрий соколов',
  'ada\ncountess@one.example',
  'Zoë Groß\n+44 20 7946 0018',
];

const found = (search: string) => searchRows(rows, (row) => row, search);

test('finds a part of a text in any case', () => {
  expect(found('yA nA')).toEqual([rows[0]]);
  expect(found('ДМИТРИЙ')).toEqual([rows[1]]);
  expect(found('EXAMPLE')).toEqual([rows[0], rows[2]]);
});

test.each(['zoe', 'GROSS', '020 7946 0018', '\u200Ezoe\u00A0 groß'])(
  'finds a name and a number in any notation (%j)',
  (search) => {
    expect(found(search)).toEqual([rows[3]]);
  },
);

test('does not search across the parts of a text', () => {
  expect(found('ada countess')).toEqual([]);
});

test('ignores white space around the search', () => {
  expect(found('  nair ')).toEqual([rows[0]]);
});

test('returns the same list without a search', () => {
  expect(found('  ')).toBe(rows);
});

test('treats pattern characters literally', () => {
  expect(found('.*')).toEqual([]);
});
