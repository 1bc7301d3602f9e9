import type { CsvSheet } from './csvText.ts';

export type Columns<Name extends string> = Readonly<Record<Name, string>>;

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

export const labelOf = (words: Readonly<Record<string, string>>, value: string): string =>
  (Object.hasOwn(words, value) ? words[value] : undefined) ?? value;
