import { describe, expect, test } from 'vitest';
import { parseCsv } from '../crm/import/parseCsv.ts';
import { csvText } from './csvText.ts';

const bodyOf = (cell: string) =>
  csvText({ fields: ['a'], rows: [[cell]] }).slice('\ufeffa\r\n'.length, -2);

describe('X01 a cell that begins like a formula is text', () => {
  test.each([
    ['=1+1', `"'=1+1"`],
    ['+44 20 7946 0112', `"'+44 20 7946 0112"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ["=cmd|' /C calc'!A0", `"'=cmd|' /C calc'!A0"`],
    [' =1+1', `"' =1+1"`],
    ['=1\n+2', `"'=1\n+2"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1+1', `"'＝1+1"`],
    ['=HYPERLINK("https://x.example","y")', `"'=HYPERLINK(""https://x.example"",""y"")"`],
  ])('%j', (cell, expected) => expect(bodyOf(cell)).toBe(expected));
});

test.each(['Ada', 'a-b', 'x=1', 'ada@x.example', '', '12', '"q"', 'a,b', 'ünï 😀', 'שלום'])(
  '%j reads as it was written',
  async (cell) => {
    const text = csvText({ fields: ['h', 'i'], rows: [[cell, 'end']] });
    const parsed = await parseCsv(text.slice(1).replaceAll('\r\n', '\n'), ',');
    if (typeof parsed === 'string') throw new Error(parsed);
    expect(parsed.records[1]?.cells).toEqual([cell, 'end']);
  },
);

test('begins with a byte-order mark and ends its rows as spreadsheets expect', () => {
  expect(csvText({ fields: ['a', 'b'], rows: [['1', '2']] })).toBe('\ufeffa,b\r\n1,2\r\n');
});
