import { describe, expect, test } from 'vitest';
import { checkRows } from './checkRows.ts';
import type { KnownRows } from './checkRows.ts';
import type { CsvRecord } from './parseCsv.ts';
import { toContact } from './toContact.ts';
import type { Column, ColumnTarget } from './types.ts';

const nothing: KnownRows = { emails: new Set(), created: new Set(), sent: new Set() };

const columns = (...targets: ColumnTarget[]): Column[] =>
  targets.map((target, index) => ({ index, header: '', sample: '', target, isUnsaved: false }));

const records = (...rows: string[][]): CsvRecord[] =>
  rows.map((cells, position) => ({ number: position + 2, cells, isBroken: false }));

async function problems(rows: CsvRecord[], known = nothing, of = columns('name', 'email')) {
  const checked = await checkRows(rows, of, known, () => false);
  return checked?.preview.rows.map(({ problem }) => problem);
}

describe('problems', () => {
  test('of the form: email required and valid, a name', async () => {
    expect(
      await problems(
        records(['A', ''], ['B', 'liam at x'], ['', 'c@x.example'], ['D', 'd@x.example']),
      ),
    ).toEqual([{ kind: 'emailRequired' }, { kind: 'emailInvalid' }, { kind: 'nameMissing' }, null]);
  });

  test('of the file: a stray quotation mark, more cells than columns', async () => {
    const [broken] = records(['A', 'a@x.example']);
    expect(
      await problems([
        { ...(broken as CsvRecord), isBroken: true },
        ...records(['B', 'b@x.example', 'c'], ['C', 'c@x.example', '', ' ']),
      ]),
    ).toEqual([{ kind: 'quotes' }, { kind: 'extraCells' }, null]);
  });

  test('finds duplicates in any letter case: a contact, another row, an earlier import', async () => {
    const known = {
      emails: new Set(['a@x.example']),
      created: new Set([4]),
      sent: new Set([5]),
    };
    expect(
      await problems(
        records(
          ['A', 'A@x.example'],
          ['B', 'b@x.example'],
          ['C', 'c@x.example'],
          ['D', 'd@x.example'],
          ['B', ' B@X.example '],
        ),
        known,
      ),
    ).toEqual([
      { kind: 'alreadyContact' },
      null,
      { kind: 'importedBefore' },
      { kind: 'sentBefore' },
      { kind: 'sameAsRow', row: 3 },
    ]);
  });

  test('a broken row does not make a valid one a duplicate', async () => {
    expect(await problems(records(['', 'a@x.example'], ['A', 'a@x.example']))).toEqual([
      { kind: 'nameMissing' },
      null,
    ]);
  });
});

test('D05 checks fifty thousand rows in slices, and shows the first hundred', async () => {
  const rows = records(
    ...Array.from({ length: 50_000 }, (_, position) => [
      `P ${position}`,
      position % 2 ? `p${position}@x.example` : '',
    ]),
  );
  const checked = await checkRows(rows, columns('name', 'email'), nothing, () => false);
  expect(checked?.preview).toMatchObject({ total: 50_000, ready: 25_000, leftOut: 25_000 });
  expect(checked?.preview.rows).toHaveLength(100);
  expect(checked?.preview.problems).toHaveLength(100);
});

test('D07 a check that a newer one replaces returns null', async () => {
  expect(
    await checkRows(records(['A', 'a@x.example']), columns('name', 'email'), nothing, () => true),
  ).toBeNull();
});

describe('a contact from a row', () => {
  test('a full name is split at its first space', () => {
    const [row] = records([
      ' Ana  María\nLópez ',
      ' ana@x.example ',
      "'+34 910",
      'first\nsecond',
      'a, b;c',
    ]);
    expect(toContact(row as CsvRecord, columns('name', 'email', 'phone', 'notes', 'tags'))).toEqual(
      {
        name: 'Ana María López',
        email: 'ana@x.example',
        input: {
          firstName: 'Ana',
          lastName: 'María López',
          email: 'ana@x.example',
          phone: '+34 910',
          notes: 'first\nsecond',
          tags: ['a', 'b', 'c'],
        },
        notices: [],
      },
    );
  });

  test('one part of a name is enough, and a short row has empty cells', () => {
    const [row] = records(['', 'Okafor']);
    expect(toContact(row as CsvRecord, columns('firstName', 'lastName', 'email'))).toMatchObject({
      name: 'Okafor',
      email: '',
      input: { firstName: '', lastName: 'Okafor', phone: '', notes: '', tags: [] },
    });
  });

  test.each([
    ["'=1+1", '=1+1'],
    ["'-x", '-x'],
    ["O'Brien", "O'Brien"],
    ["'tis", "'tis"],
  ])('unescapes the values of an export (%j)', (cell, notes) => {
    const [row] = records([cell]);
    expect(toContact(row as CsvRecord, columns('notes')).input.notes).toBe(notes);
  });
});
