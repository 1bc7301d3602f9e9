import { createMatcher, toSearchText, trimText } from '@platform/i18n/text';
import { useMemo } from 'react';

/** Rows whose text matches as `createMatcher` compares; `textOf` returns one field per line. */
export const searchRows = <Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  search: string,
): readonly Row[] => findRows(rows, () => textsOf(rows, textOf), search);

const textsOf = <Row>(rows: readonly Row[], textOf: (row: Row) => string): string[] =>
  rows.map((row) => toSearchText(textOf(row)));

function findRows<Row>(
  rows: readonly Row[],
  readTexts: () => readonly string[],
  search: string,
): readonly Row[] {
  if (trimText(search) === '') return rows;
  const isMatch = createMatcher(search);
  const texts = readTexts();
  return rows.filter((_row, index) => isMatch(texts[index] ?? ''));
}

function textsOnDemand<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): () => readonly string[] {
  let texts: readonly string[] | undefined;
  return () => (texts ??= textsOf(rows, textOf));
}

/**
 * Prepares the searched texts on the first call: those of 1,000 rows take longer than rendering
 * the page, and most visits search nothing.
 */
export function useSearchTexts<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
): () => readonly string[] {
  return useMemo(() => textsOnDemand(rows, textOf), [rows, textOf]);
}

/** Searches rows on each keystroke; `readTexts` is that of `useSearchTexts`. */
export function useFoundRows<Row>(
  rows: readonly Row[],
  readTexts: () => readonly string[],
  search: string,
): readonly Row[] {
  return useMemo(() => findRows(rows, readTexts, search), [rows, readTexts, search]);
}
