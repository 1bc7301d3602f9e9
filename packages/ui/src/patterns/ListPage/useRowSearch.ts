import { createMatcher, toSearchText, trimText } from '@platform/i18n/text';
import { useMemo } from 'react';

/** Rows whose text matches as `createMatcher` compares; `textOf` returns one field per line. */
export const searchRows = <Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  search: string,
): readonly Row[] => searchTexts(rows, textsOf(rows, textOf), search);

const textsOf = <Row>(rows: readonly Row[], textOf: (row: Row) => string): string[] =>
  rows.map((row) => toSearchText(textOf(row)));

function searchTexts<Row>(
  rows: readonly Row[],
  texts: readonly string[],
  search: string,
): readonly Row[] {
  if (trimText(search) === '') return rows;
  const isMatch = createMatcher(search);
  return rows.filter((_row, index) => isMatch(texts[index] ?? ''));
}

/** Searches rows on each keystroke. `textOf` must be constant and return one field per line. */
export function useRowSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  search: string,
): readonly Row[] {
  const texts = useMemo(() => textsOf(rows, textOf), [rows, textOf]);
  return useMemo(() => searchTexts(rows, texts, search), [rows, texts, search]);
}
