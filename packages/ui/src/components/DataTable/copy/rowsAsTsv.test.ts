import { expect, test } from 'vitest';
import type { DataTableColumn } from '../types.ts';
import { rowsAsTsv } from './rowsAsTsv.ts';

interface Cells {
  text?: string | null;
  amount?: number;
}
const columns: readonly DataTableColumn<Cells>[] = [
  { id: 'text', header: 'Text', sortValue: ({ text }) => text, cell: () => null },
  { id: 'amount', header: 'Amount', copyValue: ({ amount }) => amount, cell: () => null },
  { id: 'action', header: 'Action', kind: 'actions', cell: () => null },
];
const textOf = (text: string) => rowsAsTsv([{ text }], columns.slice(0, 1));

test('cells are separated by tabs, rows by line breaks; a column without a value is left out', () => {
  expect(rowsAsTsv([{ text: 'Ada', amount: 7 }, { text: 'Bo' }], columns)).toBe('Ada\t7\r\nBo\t');
});

test.each([
  ['a\tb', '"a\tb"'],
  ['a\nb', '"a\nb"'],
  ['a\r\nb', '"a\r\nb"'],
  ['say "hi"', '"say ""hi"""'],
  ['"', '""""'],
  ['plain, with; separators', 'plain, with; separators'],
  ['ünï 😀 שלום', 'ünï 😀 שלום'],
])('%j is copied as %j', (text, copied) => expect(textOf(text)).toBe(copied));

test.each([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("https://x.example","y")', '"\'=HYPERLINK(""https://x.example"",""y"")"'],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['-2', "'-2"],
  ['\t=1', '"\'\t=1"'],
  ['007', "'007"],
])('X01 %j is a text in a spreadsheet', (text, copied) => expect(textOf(text)).toBe(copied));

test('numbers stay numbers; NaN and Infinity are empty', () => {
  const amounts = [-2, 0.5, Number.NaN, Infinity].map((amount) => ({ amount }));
  expect(rowsAsTsv(amounts, columns.slice(1)).split('\r\n')).toEqual(['-2', '0.5', '', '']);
});

test('no rows give an empty text, and missing values are empty', () => {
  expect(rowsAsTsv([], columns)).toBe('');
  expect(rowsAsTsv([{ text: null }, {}], columns)).toBe('\t\r\n\t');
});
