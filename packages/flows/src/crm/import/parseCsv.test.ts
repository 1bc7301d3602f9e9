import { describe, expect, test } from 'vitest';
import { guessSeparator } from './guessSeparator.ts';
import { importLimits } from './limits.ts';
import { parseCsv } from './parseCsv.ts';
import type { CsvTable } from './parseCsv.ts';

async function table(text: string, ...rest: [separator?: ',' | ';' | '\t' | '|', chunk?: number]) {
  const parsed = await parseCsv(text, ...rest);
  if (typeof parsed === 'string') throw new Error(parsed);
  return parsed;
}

const cellsOf = ({ records }: CsvTable) => records.map(({ cells }) => cells);

describe('rows and cells', () => {
  test('quotes, doubled quotes, separators and line breaks inside a cell', async () => {
    const text = 'name,note\n"Silva, Tomás","says ""hello""\nand more"\nAiko,\n';
    expect(cellsOf(await table(text))).toEqual([
      ['name', 'note'],
      ['Silva, Tomás', 'says "hello"\nand more'],
      ['Aiko', ''],
    ]);
  });

  test.each([',', ';', '\t', '|'] as const)('guesses the separator %j', async (separator) => {
    const text =
      ['name', 'email', 'phone'].join(separator) + `\nA${separator}a@b.example${separator}1\n`;
    const parsed = await table(text);
    expect(parsed.separator).toBe(separator);
    expect(cellsOf(parsed)[1]).toEqual(['A', 'a@b.example', '1']);
  });

  test('commas in cells are not taken for the separator', async () => {
    const text = 'Name;E-mail;Note\nSilva, T;t@x.example;a, b, c\nTanaka, A;a@x.example;d, e\n';
    expect((await table(text)).separator).toBe(';');
  });

  test.each([
    ['Name;Email\nA;a@x.example\n', ';'],
    ['Name\tEmail\n\n\nA\ta@x.example', '\t'],
    ['Email\na@x.example\n', ','],
    ['"Name, first";Email\n"A, B";a@x.example\n\n', ';'],
    ['', ','],
  ])('guesses the separator of a few rows (%j)', (text, separator) => {
    expect(guessSeparator(text)).toBe(separator);
  });

  test('a chosen separator takes precedence', async () => {
    expect(cellsOf(await table('a;b,c\n1;2,3\n', ','))).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
    ]);
  });

  test('empty rows are counted and dropped', async () => {
    const { records } = await table('name,email\n\n,\nA,a@b.example\n');
    expect(records.map(({ number }) => number)).toEqual([1, 4]);
  });

  test.each([
    ['that is never closed', '"B,b@b.example'],
    ['that is closed too soon', '"B" b,b@b.example'],
    ['after a backslash', '"B \\"b\\"",b@b.example'],
  ])('a quotation mark %s breaks its row only', async (_kind, row) => {
    const { records } = await table(
      `name,email\nA,a@b.example\n${row}\n"C",c@b.example\nD,d@b.example`,
    );
    expect(records.map(({ isBroken }) => isBroken)).toEqual([false, false, true, false, false]);
    expect(records[2]?.cells.join()).toBe(row);
  });

  test('a quotation mark in the middle of a quoted cell breaks its row only', async () => {
    const { records } = await table('name,email\n"A"x,a@b.example\nB,b@b.example\n');
    expect(records.map(({ number, isBroken }) => [number, isBroken])).toContainEqual([2, true]);
  });
});

test('every chunk size gives the same rows', async () => {
  const text =
    'name,email,note\n"É ""q"" 😀",a@b.example,"x\ny,z"\n\nB,b@b.example,\n"C",c@b.example,"""w"""\n';
  const expected = await table(text);
  for (const chunk of [1, 2, 3, 5, 7, 11, 16, 31]) {
    // oxlint-disable-next-line no-await-in-loop -- one after another
    expect((await table(text, ',', chunk)).records).toEqual(expected.records);
  }
});

describe('files without a table', () => {
  test('separators only', async () => {
    expect(await parseCsv(',,\n,\n')).toBe('empty');
  });

  test('too many rows', async () => {
    expect(await parseCsv('a\n'.repeat(importLimits.rows + 2))).toBe('tooManyRows');
  });

  test('too many columns', async () => {
    expect(await parseCsv(`${'a,'.repeat(importLimits.columns)}b\n`)).toBe('tooManyColumns');
  });
});

test('parses 50,000 rows completely', async () => {
  const rows = Array.from(
    { length: 50_000 },
    (_, index) => `Person ${index},p${index}@x.example,"n\n${index}"`,
  );
  const { records } = await table(`name,email,note\n${rows.join('\n')}`);
  expect(records).toHaveLength(50_001);
  expect(records.at(-1)).toEqual({
    number: 50_001,
    cells: ['Person 49999', 'p49999@x.example', 'n\n49999'],
    isBroken: false,
  });
});
