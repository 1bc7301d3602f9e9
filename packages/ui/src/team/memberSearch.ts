import type { TeamRow } from './types.ts';

/** Makes the text each row is searched in, once per list and not once per key press. */
export function searchTexts(rows: readonly TeamRow[]): string[] {
  return rows.map((row) => `${row.name}\n${row.email}`.toLowerCase());
}

/**
 * Keeps the rows whose name or email holds the search text, in any case. White space
 * around the text is not searched for: pasted addresses often bring some.
 *
 * @param texts the texts of `searchTexts`, one for each row
 */
export function filterRows(
  rows: readonly TeamRow[],
  texts: readonly string[],
  search: string,
): readonly TeamRow[] {
  const wanted = search.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter((_row, index) => texts[index]?.includes(wanted));
}
