import { createMatcher, toSearchText, trimText } from '@platform/i18n/text';
import { useMemo } from 'react';

/**
 * Keeps the rows whose text holds what is searched for, as `createMatcher` compares them; all rows where
 * nothing is.
 *
 * @param textOf what a row is searched in, its fields on lines of their own
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
 * Searches rows in memory at each key press; their texts are made once per list.
 *
 * @param textOf what a row is searched in, its fields on lines of their own; a constant
 */
export function useRowSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  search: string,
): readonly Row[] {
  const texts = useMemo(() => textsOf(rows, textOf), [rows, textOf]);
  return useMemo(() => searchTexts(rows, texts, search), [rows, texts, search]);
}
