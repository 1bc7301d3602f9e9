import type { CsvSheet } from './csvText.ts';

/** The words over the columns of a sheet, by the names of these. */
export type Columns<Name extends string> = Readonly<Record<Name, string>>;

/** Lays out rows in the order of the columns. */
export function sheetOf<Name extends string>(
  names: readonly Name[],
  columns: Columns<Name>,
  rows: readonly Columns<Name>[],
): CsvSheet {
  return {
    fields: names.map((name) => columns[name]),
    rows: rows.map((row) => names.map((name) => row[name])),
  };
}

/** The word of a value; the value itself where it has none. */
export const wordOf = (words: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? value;
