import { useMemo } from 'react';

/**
 * Keeps the rows whose text holds what is searched for, in any case. White space around it is not
 * searched for: pasted addresses often bring some.
 *
 * @param texts of the rows, in lower case
 */
export function searchRows<Row>(
  rows: readonly Row[],
  texts: readonly string[],
  search: string,
): readonly Row[] {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter((_row, index) => texts[index]?.includes(wanted));
}

/**
 * Searches rows in memory at each key press; their texts are made once per list.
 *
 * @param textOf what a row is searched in, its parts on lines of their own; a constant
 */
export function useRowSearch<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  search: string,
): readonly Row[] {
  const texts = useMemo(() => rows.map((row) => textOf(row).toLowerCase()), [rows, textOf]);
  return useMemo(() => searchRows(rows, texts, search), [rows, texts, search]);
}
