import { createMatcher, toSearchText, trimText } from '@platform/i18n/text';
import { useMemo } from 'react';

/**
 * Returns the rows whose text matches the search, as `createMatcher` compares them; all for ''.
 * @param textOf returns the searched text of a row, one field per line
 */
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

/**
 * Searches rows in memory on each keystroke; their texts are computed once per list.
 * @param textOf returns the searched text of a row, one field per line; a constant
 */
export function useRowSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  search: string,
): readonly Row[] {
  const texts = useMemo(() => textsOf(rows, textOf), [rows, textOf]);
  return useMemo(() => searchTexts(rows, texts, search), [rows, texts, search]);
}
