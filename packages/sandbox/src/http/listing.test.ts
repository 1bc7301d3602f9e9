import { createMatcher, foldForSearch, toSearchText } from '@platform/i18n/text';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../db/openStore.ts';
import type { Store } from '../db/store.ts';
import { ilikeAny } from './listing.ts';

let store: Store;
beforeAll(async () => {
  store = await openStore({});
});
afterAll(() => store.close());

/** Rows of a query over texts, in their order. */
async function rowsOf<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = (await store.db.execute(query)) as { rows: Row[] };
  return rows;
}

const asTable = (texts: readonly string[]) =>
  sql`json_array_elements_text(${JSON.stringify(texts)}::json) WITH ORDINALITY AS given (text, place)`;

async function foldInDatabase(texts: readonly string[]): Promise<string[]> {
  const rows = await rowsOf<{ folded: string }>(
    sql`SELECT fold_for_search(text) AS folded FROM ${asTable(texts)} ORDER BY place`,
  );
  return rows.map(({ folded }) => folded);
}

async function isFound(search: string, text: string): Promise<boolean> {
  const found = ilikeAny(search, [sql`text`], [sql`text`]);
  return (await rowsOf(sql`SELECT 1 FROM ${asTable([text])} WHERE ${found}`)).length === 1;
}

/** Letters of scripts that have been in Unicode for long, between two Latin letters. */
function assignedCharacters(): string[] {
  const ranges = [
    [0x20, 0x590],
    [0x591, 0x6ff],
    [0x900, 0xdff],
    [0xe01, 0xe5b],
    [0x1e00, 0x20bf],
    [0x2100, 0x24ff],
    [0x3000, 0x30ff],
    [0xac00, 0xacff],
    [0xf900, 0xfaff],
    [0xfb00, 0xfdff],
    [0xfe00, 0xfffd],
    [0x1d400, 0x1d7ff],
    [0xe0000, 0xe01ef],
  ] as const;
  return ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .filter((character) =>
      /[^\p{Cn}\p{Cs}\p{Co}]|\p{Default_Ignorable_Code_Point}/u.test(character),
    );
}

describe('fold_for_search', () => {
  it('folds every character as the client does', async () => {
    const texts = assignedCharacters().map((character) => `A${character}Z`);
    const folded = await foldInDatabase(texts);
    const differing = texts.filter((text, position) => folded[position] !== foldForSearch(text));
    expect(differing).toEqual([]);
  });

  it.each([
    'Zoe\u0308',
    'ΟΔΥΣΣΕΥΣ',
    'İSTANBUL Işık',
    'Straße  GROẞ',
    ' \u200EAda\u00A0\tLove\u00ADlace\n',
    'می\u200Cخواهم ۱۲۳',
    'ﬁnance Ⅷ',
    '',
  ])('folds %j as the client does', async (text) => {
    expect(await foldInDatabase([text])).toEqual([foldForSearch(text)]);
  });
});

describe('ilikeAny', () => {
  const writings = [
    '+44 20 7946 0018',
    '+44 (0)20 7946 0018',
    '0044 020 7946 0018',
    '442079460018',
    '020 7946 0018',
    '٠٢٠ ٧٩٤٦ ٠٠١٨',
    '07700 900123 / 020 7946 0018',
    '+39 06 1234 5678',
    '06 12345678',
    '+1 212 555 0100',
    '+353 1 234 5678',
    '030/1234567',
    'Tel.: +44 20 7946 0018',
    'Mobile (private): 020 7946 0018',
    '(020) 7946 0018, ext. 12',
    '00-44-20-7946-0018',
    '07700 900123 oder 020 7946 0018',
    '07700 900123، 020 7946 0018',
    '07700 900123 +44 20 7946 0018',
    '+7 495 123-45-67',
    '8 (495) 123-45-67',
    '8 495 123',
    '+36 06 1 234 5678',
    '06 1 234 5678',
    '+52 1 55 1234 5678',
    '+52 55 1234 5678',
    'sip:+442079460018@pbx.example.com;user=phone',
    '+442079460018p12',
    'whatsapp +34 612 34 56 78',
    'https://wa.me/34612345678',
    '+7 (495) 123-45-67 вн. 12',
    '1) 020 7946 0018',
    '44 20',
    '0',
    'call me maybe',
  ];

  it('finds a phone number in any format, as the client does', async () => {
    for (const search of writings.filter((writing) => !writing.startsWith('07700'))) {
      const isMatch = createMatcher(search);
      for (const stored of writings) {
        // oxlint-disable-next-line no-await-in-loop -- one connection
        const inDatabase = await isFound(search, stored);
        expect([search, stored, inDatabase]).toEqual([
          search,
          stored,
          isMatch(toSearchText(stored)),
        ]);
      }
    }
  });

  it.each([
    ['100%', '100 percent', false],
    ['100%', 'Sold 100% of it', true],
    ['a_b', 'axb', false],
    [String.raw`C:\new`, String.raw`c:\NEW folder`, true],
    ['info@bücher.example', 'info@xn--bcher-kva.example', true],
    ['@bücher.example', 'info@xn--bcher-kva.example', true],
    ["O'Neil", 'o\u2019neil', true],
    ["O'Neil", "MAEVE O'NEIL", true],
  ])('searches for %s in %s literally: %s', async (search, text, expected) => {
    expect(await isFound(search, text)).toBe(expected);
  });

  it.each(['', '  ', '\u200B'])('matches everything for %j', (search) => {
    expect(ilikeAny(search, [sql`text`])).toBeUndefined();
  });
});
