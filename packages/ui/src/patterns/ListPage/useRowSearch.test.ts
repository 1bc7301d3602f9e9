import { expect, test } from 'vitest';
import { toSearchText } from '@platform/i18n/text';
import { searchRows } from './useRowSearch.ts';

const rows = ['1', '2', '3'];
const texts = [
  'priya nair\npriya@northwind.example',
  'дмитрий соколов',
  'ada\ncountess@one.example',
].map(toSearchText);

const found = (search: string) => searchRows(rows, texts, search);

test('finds a part of a text in any case', () => {
  expect(found('yA nA')).toEqual(['1']);
  expect(found('ДМИТРИЙ')).toEqual(['2']);
  expect(found('EXAMPLE')).toEqual(['1', '3']);
});

test('does not search across the parts of a text', () => {
  expect(found('ada countess')).toEqual([]);
});

test('ignores white space around what is searched for', () => {
  expect(found('  nair ')).toEqual(['1']);
});

test('keeps the very list where nothing is searched for', () => {
  expect(found('  ')).toBe(rows);
});

test('takes pattern characters as they are', () => {
  expect(found('.*')).toEqual([]);
});
